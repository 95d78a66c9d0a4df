import { type CanonicalValidatorSet, canonicalValidators, decodeWarpMessage, encodeWarpMessage } from "@serac/chain"
import { blsPublicKeyOf, blsSign, verifyWarpMessage } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { Verifier } from "./verifier.ts"

const secretKey = (seed: number) => new Uint8Array(32).fill(seed)

function setOf(...weights: readonly (readonly [seed: number, weight: bigint])[]): CanonicalValidatorSet {
  return canonicalValidators(
    weights.map(([seed, weight]) => ({
      nodeID: new Uint8Array(20).fill(seed),
      weight,
      publicKey: blsPublicKeyOf(secretKey(seed)),
    })),
  )
}

/** A message of network 1, signed by the first validator of a set. */
function signedBy(seed: number, payload: number) {
  const unsigned = { networkID: 1, sourceChainID: new Uint8Array(32), payload: Uint8Array.of(payload) }
  const signature = { type: "BitSetSignature", signers: Uint8Array.of(1), signature: new Uint8Array(96) } as const
  const { unsignedMessage } = decodeWarpMessage(encodeWarpMessage({ unsignedMessage: unsigned, signature }))
  const signed = { ...signature, signature: blsSign(unsignedMessage.bytes, secretKey(seed)) }
  return decodeWarpMessage(encodeWarpMessage({ unsignedMessage: unsigned, signature: signed }))
}

function counting() {
  let count = 0
  const verifier = new Verifier({
    verifyWarp: (message, against) => {
      count += 1
      verifyWarpMessage(message, against)
    },
  })
  return { verifier, count: () => count }
}

test("a warp message that holds is verified once, for each network, set of validators and signature anew", () => {
  const { verifier, count } = counting()
  const [message, other, alone] = [signedBy(7, 1), signedBy(7, 2), setOf([7, 1n])]
  for (let turn = 0; turn < 3; turn += 1) verifier.verifyWarp(message, 1, alone)
  expect(count()).toBe(1)
  verifier.verifyWarp(other, 1, alone)
  verifier.verifyWarp(message, 1, setOf([7, 2n]))
  expect(count()).toBe(3)
  expect(() => verifier.verifyWarp(message, 2, alone)).toThrow("The message is of network 1, not of 2")
  expect(() => verifier.verifyWarp(message, 1, { ...alone, totalWeight: 2n })).toThrow("of 2")
  expect(() => verifier.verifyWarp(message, 1, setOf([8, 1n]))).toThrow("The signature is not the signers'")
})

test("a proof of possession is verified once for each key, whether it holds or not", () => {
  const asked: (number | undefined)[] = []
  const verifier = new Verifier({
    verifyProof: (_, proof) => {
      asked.push(proof[0])
      return proof[0] === 1
    },
  })
  const key = blsPublicKeyOf(secretKey(7))
  const verify = (byte: number) => verifier.verifyProof(key, new Uint8Array(96).fill(byte))
  expect([verify(1), verify(2), verify(1), verify(2)]).toEqual([true, false, true, false])
  expect(asked).toEqual([1, 2])
})

test("a warp message that does not hold is refused each time, with its reason", () => {
  const { verifier, count } = counting()
  const message = signedBy(8, 1)
  for (let turn = 0; turn < 2; turn += 1)
    expect(() => verifier.verifyWarp(message, 1, setOf([7, 1n]))).toThrow("The signature is not the signers'")
  expect(count()).toBe(2)
})

test("the last 256 that held are remembered, and of older ones no more than as many again", () => {
  let count = 0
  const verifier = new Verifier({ verifyWarp: () => (count += 1) })
  const [message, set] = [signedBy(7, 1), setOf([7, 1n])]
  for (let networkID = 0; networkID < 512; networkID += 1) verifier.verifyWarp(message, networkID, set)
  verifier.verifyWarp(message, 256, set)
  expect(count).toBe(512)
  verifier.verifyWarp(message, 0, set)
  expect(count).toBe(513)
})
