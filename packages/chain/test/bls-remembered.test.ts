import { expect, test } from "vitest"
import { blsProofOfPossession, blsPublicKeyOf, blsSign, blsVerify, blsVerifyProofOfPossession } from "../src/bls/bls.ts"
import { hashToCurve, proofDomain, readPublicKey, scheme, signatureDomain } from "../src/bls/points.ts"

const secretKey = (seed: number) => new Uint8Array(32).fill(seed)

test("a key is read once, and equal bytes are the same key", () => {
  const bytes = blsPublicKeyOf(secretKey(1))
  expect(readPublicKey(Uint8Array.from(bytes))).toBe(readPublicKey(bytes))
  expect(readPublicKey(bytes)).not.toBe(readPublicKey(blsPublicKeyOf(secretKey(2))))
})

test("a message is hashed once for signatures and once for proofs, and one that is changed in its place is another", () => {
  const message = Uint8Array.of(1, 2, 3)
  const hash = hashToCurve(message, signatureDomain)
  expect(hashToCurve(Uint8Array.of(1, 2, 3), signatureDomain)).toBe(hash)
  expect(hashToCurve(message, proofDomain).equals(hash)).toBe(false)
  const signature = blsSign(message, secretKey(1))
  message[0] = 2
  expect(hashToCurve(message, signatureDomain).equals(scheme.hash(message, signatureDomain))).toBe(true)
  expect(blsVerify(message, signature, blsPublicKeyOf(secretKey(1)))).toBe(false)
})

test("a signature of a message is no proof of it, whichever is asked for first", () => {
  const [message, key] = [Uint8Array.of(9), blsPublicKeyOf(secretKey(1))]
  expect(blsVerifyProofOfPossession(key, blsSign(message, secretKey(1)), message)).toBe(false)
  expect(blsVerify(message, blsProofOfPossession(secretKey(1), message), key)).toBe(false)
})

test("messages beyond those that are remembered are hashed as well, and so are long ones", () => {
  for (const message of [...Array.from({ length: 40 }, (_, index) => Uint8Array.of(0, index)), new Uint8Array(4_097)])
    expect(hashToCurve(message, signatureDomain).equals(scheme.hash(message, signatureDomain))).toBe(true)
})
