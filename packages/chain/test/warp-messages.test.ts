import fc from "fast-check"
import { expect, test } from "vitest"
import { CodecError } from "../src/codec/codec-error.ts"
import { formatId, parseId } from "../src/text/id.ts"
import { formatNodeId } from "../src/text/node-id.ts"
import {
  decodeUnsignedWarpMessage,
  decodeWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpMessage,
} from "../src/warp/message.ts"
import {
  conversionIdOf,
  decodePChainMessage,
  decodeSubnetToL1ConversionData,
  encodePChainMessage,
  encodeSubnetToL1ConversionData,
  validationIdOf,
} from "../src/warp/p-chain-message.ts"
import { decodeAddressedCall, decodeWarpPayload, encodeWarpPayload } from "../src/warp/payload.ts"
import { decodeSubnetEvmMessage, encodeSubnetEvmMessage } from "../src/warp/subnet-evm-message.ts"
import { verifyPChainMessage } from "../src/warp/verify-p-chain-message.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

import { refusal, vectors } from "./warp-vectors.ts"

interface Malformed {
  readonly name: string
  readonly parser: string
  readonly bytes?: string
  readonly generate?: { readonly prefix: string; readonly fill: string; readonly totalLength: number }
}

const malformed = fixture<Record<"rejected" | "accepted", readonly Malformed[]>>("malformed")

/** A decoded message in the node's JSON form, with integers as text. */
function inJson(value: unknown, key = ""): unknown {
  if (value instanceof Uint8Array) {
    if (key === "nodeID" || key === "managerAddress") return toHex(value)
    return key === "blsPublicKey" ? [...value] : formatId32(value)
  }
  if (typeof value === "bigint" || typeof value === "number") return String(value)
  if (Array.isArray(value)) return value.map((item) => inJson(item, key))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([k, v]) => (k === "type" ? [] : [[k, inJson(v, k)]])))
}

const formatId32 = (bytes: Uint8Array) => (bytes.length === 32 ? formatId(bytes) : formatNodeId(bytes).slice(7))

/** The node's JSON with integers as text, outside of keys' bytes. */
const integersAsText = (text: string): unknown => {
  const value: unknown = JSON.parse(text.replace(/([[:,]\s*)(\d+)(?=\s*[,\]}])/g, '$1"$2"'))
  return JSON.parse(JSON.stringify(value), (key, item) => (key === "blsPublicKey" ? item.map(Number) : item))
}

test("unsigned messages and their payloads are the node's", () => {
  expect(vectors.unsigned.length).toBe(6)
  for (const vector of vectors.unsigned) {
    const bytes = fromHex(vector.bytes)
    const message = decodeUnsignedWarpMessage(bytes)
    expect(message).toEqual({
      networkID: vectors.networkID,
      sourceChainID: parseId(vector.sourceChainID),
      payload: fromHex(vector.payload),
      id: parseId(vector.messageID),
      bytes,
    })
    expect(toHex(encodeUnsignedWarpMessage(message))).toBe(vector.bytes)
    if (vector.kind === null) {
      expect(
        refusal(() => decodeWarpPayload(message.payload)),
        vector.name,
      ).toMatch(/^(truncated|unknown-version)$/)
      continue
    }
    const payload = decodeWarpPayload(message.payload)
    expect(payload).toEqual(
      vector.kind === "Hash"
        ? { type: "Hash", hash: parseId(vector.hash ?? "") }
        : {
            type: "AddressedCall",
            sourceAddress: fromHex(vector.sourceAddress ?? ""),
            payload: fromHex(vector.callPayload ?? ""),
          },
    )
    expect(toHex(encodeWarpPayload(payload))).toBe(vector.payload)
  }
})

test("the hash that a caller brings makes the ids", () => {
  const bytes = fromHex(vectors.unsigned[0]?.bytes ?? "")
  const sha256 = (input: Uint8Array) => new Uint8Array(32).fill(input.length)
  expect(decodeUnsignedWarpMessage(bytes, { sha256 }).id).toEqual(new Uint8Array(32).fill(bytes.length))
})

test("P-Chain messages are the node's", () => {
  expect(vectors.pChainMessages.length).toBe(14)
  for (const vector of vectors.pChainMessages) {
    const message = decodePChainMessage(fromHex(vector.bytes))
    expect(message.type).toBe(vector.kind)
    expect(toHex(encodePChainMessage(message))).toBe(vector.bytes)
    expect(inJson(message), vector.name).toEqual(integersAsText(vector.jsonText ?? JSON.stringify(vector.json)))
    const call = { type: "AddressedCall", sourceAddress: new Uint8Array(), payload: fromHex(vector.bytes) } as const
    expect(toHex(encodeWarpPayload(call))).toBe(vector.addressedCall)
    expect(decodeAddressedCall(fromHex(vector.addressedCall))).toEqual(call)
    expect(
      refusal(() => verifyPChainMessage(message)),
      vector.name,
    ).toBe(vector.verify ? "invalid-message" : undefined)
    if (message.type === "RegisterL1Validator") expect(formatId(validationIdOf(message))).toBe(vector.validationID)
  }
})

test("conversion ids are made of what an L1 begins with", () => {
  const conversions = vectors.pChainMessages.filter((vector) => vector.conversionData !== undefined)
  expect(conversions.length).toBe(3)
  for (const { conversionData = "", conversionID, conversionDataJson } of conversions) {
    const data = decodeSubnetToL1ConversionData(fromHex(conversionData))
    expect(toHex(encodeSubnetToL1ConversionData(data))).toBe(conversionData)
    expect(formatId(conversionIdOf(data))).toBe(conversionID)
    expect(inJson(data)).toEqual(integersAsText(JSON.stringify(conversionDataJson)))
  }
})

test("a registration that the P-Chain would not take is refused by name", () => {
  const vector = vectors.pChainMessages.find(({ name }) => name === "RegisterL1Validator")
  const good = decodePChainMessage(fromHex(vector?.bytes ?? ""))
  if (good.type !== "RegisterL1Validator") throw new Error("the vector is no registration")
  const [first, second] = good.disableOwner.addresses
  if (!first || !second) throw new Error("the vector has no two owners")
  const verified = (change: Partial<typeof good>) => refusal(() => verifyPChainMessage({ ...good, ...change }))
  expect(verified({})).toBeUndefined()
  expect(verified({ nodeID: new Uint8Array(2).fill(1) })).toBe("invalid-message")
  expect(verified({ disableOwner: { threshold: 3, addresses: [first, second] } })).toBe("invalid-message")
  expect(verified({ disableOwner: { threshold: 0, addresses: [first] } })).toBe("invalid-message")
  expect(verified({ remainingBalanceOwner: { threshold: 1, addresses: [second, first] } })).toBe("invalid-message")
  expect(verified({ remainingBalanceOwner: { threshold: 1, addresses: [first, first] } })).toBe("invalid-message")
})

test("subnet-EVM messages are the node's", () => {
  expect(vectors.subnetEvmMessages.length).toBe(3)
  for (const { validationID, totalUptime, bytes, addressedCall } of vectors.subnetEvmMessages) {
    const message = decodeSubnetEvmMessage(fromHex(bytes))
    expect(message).toEqual({
      type: "ValidatorUptime",
      validationID: parseId(validationID),
      totalUptime: BigInt(totalUptime),
    })
    expect(toHex(encodeSubnetEvmMessage(message))).toBe(bytes)
    expect(toHex(decodeAddressedCall(fromHex(addressedCall)).payload)).toBe(bytes)
  }
})

const parsers: Record<string, (bytes: Uint8Array) => unknown> = {
  "warp-message": decodeWarpMessage,
  "warp-unsigned": decodeUnsignedWarpMessage,
  "warp-payload": decodeWarpPayload,
  "p-message": decodePChainMessage,
  "evm-message": decodeSubnetEvmMessage,
  "addressed-call": decodeAddressedCall,
}

function bytesOf({ bytes, generate }: Malformed): Uint8Array {
  if (!generate) return fromHex(bytes ?? "")
  const made = new Uint8Array(generate.totalLength).fill(Number.parseInt(generate.fill, 16))
  made.set(fromHex(generate.prefix))
  return made
}

test("what the node's parsers refuse is refused with a place, what they take is taken", () => {
  const ours = malformed.rejected.filter(({ parser }) => parser in parsers)
  expect(ours.length).toBe(34 + 15 + 21 + 22 + 13 + 1)
  for (const vector of ours) {
    const bytes = bytesOf(vector)
    let thrown: unknown
    try {
      parsers[vector.parser]?.(bytes)
    } catch (error) {
      thrown = error
    }
    expect(thrown, vector.name).toBeInstanceOf(CodecError)
    const { offset } = thrown as CodecError
    expect(offset, vector.name).toBeGreaterThanOrEqual(0)
    expect(offset, vector.name).toBeLessThanOrEqual(bytes.length)
  }
  const odd = malformed.accepted.filter(({ parser }) => parser in parsers)
  expect(odd.length).toBe(1)
  for (const vector of odd) expect(refusal(() => parsers[vector.parser]?.(bytesOf(vector)))).toBeUndefined()
})

test("messages of any content survive encoding and decoding", () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  const message = fc.record({
    unsignedMessage: fc.record({
      networkID: fc.integer({ min: 0, max: 0xffffffff }),
      sourceChainID: bytes(32),
      payload: fc.uint8Array({ maxLength: 300 }),
    }),
    signature: fc.record({
      type: fc.constant("BitSetSignature" as const),
      signers: fc.uint8Array({ maxLength: 20 }),
      signature: bytes(96),
    }),
  })
  fc.assert(
    fc.property(message, (value) => {
      const encoded = encodeWarpMessage(value)
      const decoded = decodeWarpMessage(encoded)
      expect(decoded.unsignedMessage).toMatchObject(value.unsignedMessage)
      expect(decoded.signature).toEqual(value.signature)
      expect(decoded.unsignedMessage.bytes).toEqual(encodeUnsignedWarpMessage(value.unsignedMessage))
    }),
  )
})
