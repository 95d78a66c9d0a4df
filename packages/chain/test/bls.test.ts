import { expect, test } from "vitest"
import {
  aggregateBlsPublicKeys,
  aggregateBlsSignatures,
  assertBlsPublicKey,
  assertBlsSecretKey,
  assertBlsSignature,
  blsProofOfPossession,
  blsPublicKeyOf,
  blsSign,
  blsVerify,
  blsVerifyProofOfPossession,
  uncompressBlsPublicKey,
} from "../src/bls/bls.ts"
import { BlsError } from "../src/bls/bls-error.ts"
import { fromHex, toHex } from "./vectors.ts"

import { refusal, vectors } from "./warp-vectors.ts"

test("BLS keys, signatures and proofs are the node's", () => {
  expect(vectors.blsKeys.length).toBe(8)
  for (const [index, vector] of vectors.blsKeys.entries()) {
    const secretKey = fromHex(vector.secretKey)
    const publicKey = fromHex(vector.publicKey)
    expect(toHex(blsPublicKeyOf(secretKey))).toBe(vector.publicKey)
    expect(toHex(uncompressBlsPublicKey(publicKey))).toBe(vector.publicKeyUncompressed)
    expect(toHex(blsProofOfPossession(secretKey))).toBe(vector.proofOfPossession)
    expect(toHex(blsSign(fromHex(vector.message), secretKey))).toBe(vector.signature)
    const { message2, signature2 } = vector
    if (message2 !== undefined) expect(toHex(blsSign(fromHex(message2), secretKey))).toBe(signature2)
    if (index > 0) continue
    expect(blsVerifyProofOfPossession(publicKey, fromHex(vector.proofOfPossession))).toBe(true)
    expect(blsVerifyProofOfPossession(publicKey, fromHex(vector.signature))).toBe(false)
    expect(blsVerify(fromHex(vector.message), fromHex(vector.signature), publicKey)).toBe(true)
    expect(blsVerify(fromHex(vector.message), fromHex(vector.proofOfPossession), publicKey)).toBe(false)
  }
})

test("BLS aggregates are the node's", () => {
  expect(vectors.blsAggregates.length).toBe(5)
  for (const { secretKeys, message, publicKey, signature } of vectors.blsAggregates) {
    const keys = secretKeys.map(fromHex)
    expect(toHex(aggregateBlsPublicKeys(keys.map(blsPublicKeyOf)))).toBe(publicKey)
    // Verifies one signature only, which takes less time than seventy.
    if (keys.length > 3) expect(blsVerify(fromHex(message), fromHex(signature), fromHex(publicKey))).toBe(true)
    else expect(toHex(aggregateBlsSignatures(keys.map((key) => blsSign(fromHex(message), key))))).toBe(signature)
  }
  expect(() => aggregateBlsPublicKeys([])).toThrow(RangeError)
  expect(() => aggregateBlsSignatures([])).toThrow(RangeError)
})

test("keys, and signatures, that cancel each other out are refused: nothing stands for all of them", () => {
  const { publicKey = "", signature = "" } = vectors.blsKeys[0] ?? {}
  const opposite = (point: Uint8Array) => point.with(0, (point[0] as number) ^ 0x20)
  const [key, signed] = [fromHex(publicKey), fromHex(signature)]
  expect(() => aggregateBlsPublicKeys([key, opposite(key)])).toThrow(
    new BlsError("public-key", "The public keys cancel each other out: no one key stands for them"),
  )
  expect(() => aggregateBlsSignatures([signed, opposite(signed)])).toThrow(
    new BlsError("signature", "The signatures cancel each other out: no one signature stands for them"),
  )
  expect(aggregateBlsPublicKeys([key, opposite(key), key])).toEqual(key)
  expect(aggregateBlsSignatures([signed, opposite(signed), signed])).toEqual(signed)
})

test("what is no BLS key or signature is refused; the signature at infinity is well-formed and verifies nothing", () => {
  const message = new Uint8Array()
  const key = fromHex(vectors.blsKeys[0]?.publicKey ?? "")
  const readers = {
    secretKey: [blsPublicKeyOf, assertBlsSecretKey],
    publicKey: [assertBlsPublicKey],
    signature: [(bytes: Uint8Array) => blsVerify(message, bytes, key)],
  }
  const codes = { secretKey: "secret-key", publicKey: "public-key", signature: "signature" }
  expect(vectors.blsRejected.length).toBe(16)
  for (const { name, what, bytes } of vectors.blsRejected) {
    for (const read of readers[what])
      expect(
        refusal(() => read(fromHex(bytes))),
        name,
      ).toBe(codes[what])
  }
  assertBlsSecretKey(new Uint8Array(32).fill(1))
  const infinity = new Uint8Array(96)
  infinity[0] = 0xc0
  expect(blsVerify(message, infinity, key)).toBe(false)
})

test("a proof of another message is the key's for that message only", () => {
  const secretKey = new Uint8Array(32).fill(1)
  const publicKey = blsPublicKeyOf(secretKey)
  const message = new TextEncoder().encode("an address")
  const proof = blsProofOfPossession(secretKey, message)
  expect(blsVerifyProofOfPossession(publicKey, proof, message)).toBe(true)
  expect(blsVerifyProofOfPossession(publicKey, proof)).toBe(false)
  expect(blsVerify(message, proof, publicKey)).toBe(false)
  expect(() => assertBlsSignature(proof)).not.toThrow()
  expect(() => assertBlsSignature(proof.subarray(1))).toThrow(BlsError)
})
