import zlib from "node:zlib"
import { expect, test } from "vitest"
import { assertZstd } from "./compression.ts"
import { decodeMessage, encodeMessage, encodePlainMessage, type Message } from "./message.ts"
import { decodeAppBytes, decodeJustification } from "./signature-request.ts"
import { MessageError } from "./struct.ts"

const gossip: Message = { type: "appGossip", value: { chainId: Uint8Array.of(1), appBytes: Uint8Array.of(2, 3) } }
const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"))

test("a message says whether it was compressed, and its size without", () => {
  const plain = encodePlainMessage(gossip)
  expect(plain).toEqual(bytesOf("8202070a010112020203"))
  expect(decodeMessage(plain)).toEqual({ message: gossip, isCompressed: false, size: 10 })
  expect(decodeMessage(encodeMessage(gossip))).toEqual({ message: gossip, isCompressed: true, size: 10 })
})

test("a message that is not read has the number of its kind alone, and is not written", () => {
  expect([decodeMessage(bytesOf("e20100")).message, decodeMessage(new Uint8Array()).message]).toEqual([
    { type: "other", number: 28 },
    { type: "other", number: 0 },
  ])
  for (const encode of [encodeMessage, encodePlainMessage])
    expect(() => encode({ type: "other", number: 28 })).toThrow(new TypeError("A message of another kind has no bytes"))
})

test("pings and handshakes are not compressed, as a node does not compress them", () => {
  const ping: Message = { type: "ping", value: { uptime: 7 } }
  expect(encodeMessage(ping)).toEqual(encodePlainMessage(ping))
  expect(encodeMessage({ type: "pong", value: {} })).toEqual(bytesOf("6200"))
})

test("of several messages in a frame the last counts", () => {
  const both = Uint8Array.of(...encodePlainMessage({ type: "pong", value: {} }), ...encodePlainMessage(gossip))
  expect(decodeMessage(both).message).toEqual(gossip)
})

test("bytes that are no message are an error of one class, with what went wrong as its cause", () => {
  const errorOf = (read: () => unknown) => {
    try {
      return read()
    } catch (error) {
      return error instanceof MessageError && [error.message, (error.cause as Error).message === error.message]
    }
  }
  expect(errorOf(() => decodeMessage(Uint8Array.of(0x0a, 9, 1)))).toEqual(["premature EOF", true])
  expect(errorOf(() => decodeAppBytes(new Uint8Array()))).toEqual(["premature EOF", true])
  expect(errorOf(() => decodeMessage(Uint8Array.of(0x12, 1, 1)))).toEqual([
    "the compressed message cannot be unpacked within its limits",
    false,
  ])
})

test("a justification of another kind, or an empty one, is none", () => {
  expect([decodeJustification(new Uint8Array()), decodeJustification(Uint8Array.of(0x1a, 1, 5))]).toEqual([
    undefined,
    undefined,
  ])
})

test("a Node.js without zstd is told what it lacks", () => {
  assertZstd()
  const { zstdCompressSync } = zlib
  try {
    Object.assign(zlib, { zstdCompressSync: undefined })
    expect(assertZstd).toThrow(`The peer network needs zstd of Node.js 22.15 or newer; this is ${process.version}`)
  } finally {
    Object.assign(zlib, { zstdCompressSync })
  }
})
