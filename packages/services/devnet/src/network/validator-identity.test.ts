import { blsProofOfPossession, blsPublicKeyOf, blsVerifyProofOfPossession } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { defaultSigners } from "./default-signers.ts"
import { defaultSeed } from "./seed.ts"
import { validatorIdentity, verifyProof } from "./validator-identity.ts"

test("the signers of the default seed are those that follow from it", () => {
  expect(defaultSigners.length).toBe(5)
  for (const index of defaultSigners.keys()) {
    const { secretKey, ...signer } = validatorIdentity(defaultSeed, index).bls
    expect(signer).toEqual({
      publicKey: blsPublicKeyOf(secretKey),
      proofOfPossession: blsProofOfPossession(secretKey),
    })
  }
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

test("an identity is made once", () => {
  const first = validatorIdentity(defaultSeed, 0)
  expect(validatorIdentity(defaultSeed, 0)).toBe(first)
  expect(validatorIdentity("own", 0).nodeID).not.toEqual(first.nodeID)
})
