import fc from "fast-check"
import { expect, test } from "vitest"
import { aggregateBlsPublicKeys, blsSign, uncompressBlsPublicKey } from "../src/bls/bls.ts"
import { verifyWarpMessage } from "../src/bls/verify-warp-message.ts"
import { formatId } from "../src/text/id.ts"
import { formatNodeId, parseNodeId } from "../src/text/node-id.ts"
import { formatBitSet, parseBitSet } from "../src/warp/bit-set.ts"
import { decodeWarpMessage, encodeUnsignedWarpMessage, encodeWarpMessage } from "../src/warp/message.ts"
import { type CanonicalValidatorSet, canonicalValidators, signedWeight, signersInSet } from "../src/warp/validators.ts"
import { fromHex, toHex } from "./vectors.ts"

import { refusal, vectors } from "./warp-vectors.ts"

test("bit sets are numbers whose lowest bit is the first index", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 300 })), (indices) => {
      const bits = formatBitSet(indices)
      expect(parseBitSet(bits)).toEqual(indices.toSorted((a, b) => a - b))
      expect(bits[0]).not.toBe(0)
    }),
  )
  for (const { signerIndices, bitSet } of vectors.signed) {
    expect(toHex(formatBitSet(signerIndices))).toBe(bitSet)
    expect(parseBitSet(fromHex(bitSet))).toEqual(signerIndices)
  }
  expect(() => formatBitSet([-1])).toThrow(RangeError)
})

const sets = new Map<string, CanonicalValidatorSet>()

test("validator sets have the node's canonical order", () => {
  expect(vectors.validatorSets.length).toBe(8)
  for (const { name, validators, canonical, totalWeight } of vectors.validatorSets) {
    const keys = new Map(canonical.flatMap(({ publicKey, nodeIDs }) => nodeIDs.map((nodeID) => [nodeID, publicKey])))
    const set = canonicalValidators(
      validators.map(({ nodeID, weight, secretKey }) => ({
        nodeID: parseNodeId(nodeID),
        weight: BigInt(weight),
        publicKey: secretKey === null ? undefined : fromHex(keys.get(nodeID) ?? ""),
      })),
    )
    sets.set(name, set)
    expect(set.totalWeight).toBe(BigInt(totalWeight))
    expect(
      set.validators.map(({ publicKey, weight, nodeIDs }, index) => ({
        index,
        publicKey: toHex(publicKey),
        publicKeyUncompressed: toHex(uncompressBlsPublicKey(publicKey)),
        weight: String(weight),
        nodeIDs: nodeIDs.map(formatNodeId),
      })),
    ).toEqual(canonical)
  }
})

test("the order of compressed keys is that of uncompressed ones, of opposite keys too", () => {
  const key = fromHex(vectors.blsKeys[0]?.publicKey ?? "")
  const opposite = Uint8Array.from(key)
  opposite[0] = (key[0] as number) ^ 0x20
  const nodeID = new Uint8Array(20)
  const keys = [key, opposite, ...vectors.blsKeys.map(({ publicKey }) => fromHex(publicKey)).slice(1)]
  const { validators } = canonicalValidators(keys.map((publicKey) => ({ nodeID, weight: 1n, publicKey })))
  const uncompressed = validators.map(({ publicKey }) => toHex(uncompressBlsPublicKey(publicKey)))
  expect(uncompressed).toEqual(uncompressed.toSorted())
  expect(new Set(uncompressed).size).toBe(keys.length)
})

test("a message whose signers' keys cancel each other out has no valid signature", () => {
  const { publicKey = "", secretKey = "" } = vectors.blsKeys[0] ?? {}
  const key = fromHex(publicKey)
  const validators = canonicalValidators(
    [key, key.with(0, (key[0] as number) ^ 0x20)].map((one) => ({
      nodeID: new Uint8Array(20),
      weight: 1n,
      publicKey: one,
    })),
  )
  const networkID = 1337
  const unsignedMessage = { networkID, sourceChainID: new Uint8Array(32), payload: new Uint8Array() }
  const signature = blsSign(encodeUnsignedWarpMessage(unsignedMessage), fromHex(secretKey))
  const verify = (indices: readonly number[]) => {
    const signers = formatBitSet(indices)
    const bytes = encodeWarpMessage({ unsignedMessage, signature: { type: "BitSetSignature", signers, signature } })
    return verifyWarpMessage(decodeWarpMessage(bytes), { networkID, validators, quorum: { num: 1n, den: 2n } })
  }
  const own = validators.validators.findIndex((one) => toHex(one.publicKey) === publicKey)
  expect(verify([own]).weight).toBe(1n)
  expect(refusal(() => verify([0, 1]))).toBe("invalid-signature")
})

test("signed messages have the node's signatures and verdicts", () => {
  expect(vectors.signed.length).toBe(17)
  for (const vector of vectors.signed) {
    const bytes = fromHex(vector.bytes)
    const message = decodeWarpMessage(bytes)
    expect(toHex(message.unsignedMessage.bytes)).toBe(vector.unsignedBytes)
    expect(formatId(message.unsignedMessage.id)).toBe(vector.messageID)
    expect(toHex(message.signature.signature)).toBe(vector.signature)
    expect(toHex(encodeWarpMessage(message))).toBe(vector.bytes)
    const validators = sets.get(vector.set) as CanonicalValidatorSet
    const signers = signersInSet(message.signature.signers, validators)
    // For larger sets only the signature is verified, which takes less time.
    const key = signers.length <= 10 ? aggregateBlsPublicKeys(signers.map(({ publicKey }) => publicKey)) : undefined
    if (key) expect(toHex(key)).toBe(vector.aggregatePublicKey)
    for (const [part, error] of Object.entries(vector.verify)) {
      const [num = 0n, den = 0n] = part.split("/").map(BigInt)
      const weight = () => signedWeight(signers, validators, { num, den })
      if (error === null) expect(weight()).toBe(BigInt(vector.signedWeight))
      else expect(refusal(weight), `${vector.name} ${part}: ${error}`).toBe("insufficient-weight")
    }
    const quorum = { num: 0n, den: 100n }
    const verified = verifyWarpMessage(message, { networkID: vectors.networkID, validators, quorum })
    expect(verified).toEqual({ signers, weight: BigInt(vector.signedWeight) })
  }
})

test("messages that do not hold are refused in the node's order of checks", () => {
  const codes: readonly [RegExp, string][] = [
    [/^wrong networkID$/, "network"],
    [/^bitset is invalid$/, "bit-set"],
    [/^unknown validator/, "unknown-validator"],
    [/^signature weight is insufficient/, "insufficient-weight"],
    [/^failed to parse signature/, "malformed-signature"],
    [/^no public keys$/, "no-public-keys"],
    [/^signature is invalid$/, "invalid-signature"],
  ]
  expect(vectors.rejected.length).toBe(33)
  for (const vector of vectors.rejected) {
    if (vector.stage === "flatten") {
      const validators = (vector.weights ?? []).map((weight) => ({
        nodeID: new Uint8Array(20),
        weight: BigInt(weight),
      }))
      expect(refusal(() => canonicalValidators(validators))).toBe("weight-overflow")
    } else if (vector.stage === "parse") {
      expect(
        refusal(() => decodeWarpMessage(fromHex(vector.bytes))),
        vector.name,
      ).toMatch(/^(truncated|trailing-bytes|unknown-version|unknown-type)$/)
    } else {
      const verify = () =>
        verifyWarpMessage(decodeWarpMessage(fromHex(vector.bytes)), {
          networkID: vector.verifierNetworkID,
          validators: sets.get(vector.set) as CanonicalValidatorSet,
          quorum: { num: BigInt(vector.quorumNum), den: BigInt(vector.quorumDen) },
        })
      expect(refusal(verify), vector.name).toBe(codes.find(([error]) => error.test(vector.error))?.[1])
    }
  }
})
