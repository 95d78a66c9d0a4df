import { formatHex, formatNodeId, nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
import { blsProofOfPossession, blsPublicKeyOf, blsVerifyProofOfPossession } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { identitySeed } from "../l1/create-l1.ts"
import { defaultValidators } from "./default-validators.ts"
import { defaultSeed } from "./seed.ts"
import { primaryValidator, type ValidatorIdentity, validatorIdentity, verifyProof } from "./validator-identity.ts"

test.each([
  ...Object.entries(defaultValidators).flatMap(([seed, known]) => known.map((_, index) => [seed, index] as const)),
  [defaultSeed, 5] as const,
  ["other", 0] as const,
])("a validator's name follows from its certificate, and all of it from its seed: %s, %i", (seed, index) => {
  const { nodeID, tls, bls, ...rest } = validatorIdentity(seed, index)
  expect(rest).toEqual({ seed, index })
  expect(tls.certificate).toEqual(stakingCertificate(tls.secretKey))
  expect(nodeID).toEqual(nodeIdOfCertificate(tls.certificate))
  expect(bls.publicKey).toEqual(blsPublicKeyOf(bls.secretKey))
  expect(bls.proofOfPossession).toEqual(blsProofOfPossession(bls.secretKey))
})

test("no two have the same name, and each is made once", () => {
  const seeds = [defaultSeed, "other"]
  const identities = () => [0, 1].flatMap((index) => seeds.map((seed) => validatorIdentity(seed, index)))
  expect(new Set(identities().map(({ nodeID }) => formatNodeId(nodeID))).size).toBe(4)
  const [first, again] = [identities(), identities()]
  expect(first.map((one, at) => one === again[at])).toEqual([true, true, true, true])
  const known = Object.entries(defaultValidators).map(([seed, { length }]) => [seed, length])
  expect(known).toEqual([
    [defaultSeed, 5],
    [identitySeed(defaultSeed, "firn"), 3],
  ])
})

test("validators of primary networks have names of their own and share BLS keys, as far as the package has them", () => {
  const of = (seed: string) => [0, 4, 5].map((index) => primaryValidator(seed, index))
  const [ours, theirs] = [of(defaultSeed), of("other")]
  const same = (member: (identity: ValidatorIdentity) => Uint8Array) =>
    ours.map((one, at) => formatHex(member(one)) === formatHex(member(theirs[at] as ValidatorIdentity)))
  expect(same(({ nodeID }) => nodeID)).toEqual([false, false, false])
  expect(same(({ bls }) => bls.publicKey)).toEqual([true, true, false])
  for (const { bls } of theirs) expect(blsVerifyProofOfPossession(bls.publicKey, bls.proofOfPossession)).toBe(true)
  expect(ours).toEqual([0, 4, 5].map((index) => validatorIdentity(defaultSeed, index)))
})

test("a proof is taken where it is one, whoever made it", () => {
  const [{ bls: own }, { bls: other }] = [validatorIdentity("own", 0), validatorIdentity(defaultSeed, 0)]
  const strange = new Uint8Array(32).fill(5)
  const cases = [
    [own.publicKey, own.proofOfPossession],
    [own.publicKey, other.proofOfPossession],
    [other.publicKey, other.proofOfPossession],
    [blsPublicKeyOf(strange), blsProofOfPossession(strange)],
    [blsPublicKeyOf(strange), own.proofOfPossession],
  ] as const
  const expected = cases.map(([publicKey, proof]) => blsVerifyProofOfPossession(publicKey, proof))
  expect(cases.map(([publicKey, proof]) => verifyProof(publicKey, proof))).toEqual(expected)
  expect(expected).toEqual([true, false, true, true, false])
  expect(() => verifyProof(new Uint8Array(48), own.proofOfPossession)).toThrow("A BLS public key has 48 bytes")
})
