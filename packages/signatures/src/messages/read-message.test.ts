import { expect, test } from "vitest"
import { readUnsignedMessage } from "./read-message.ts"

/** A message of network 1 with a payload of this many bytes: codec, network, source chain, length of the payload, payload. */
function messageOf(payloadLength: number): Uint8Array {
  const bytes = new Uint8Array(42 + payloadLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(2, 1)
  view.setUint32(38, payloadLength)
  return bytes
}

/** The data of a log with these bytes as its only argument: offset, length, and the bytes in whole words. */
function logOf(bytes: Uint8Array): Uint8Array {
  const data = new Uint8Array(64 + Math.ceil(bytes.length / 32) * 32)
  const view = new DataView(data.buffer)
  view.setUint32(28, 32)
  view.setUint32(60, bytes.length)
  data.set(bytes, 64)
  return data
}

test.each([
  ["as it is", (bytes: Uint8Array) => bytes],
  ["as the data of a log", logOf],
])("a message %s has a payload of 24 KiB at most, as at a node", (_, form) => {
  const largest = messageOf(24 * 1024)
  expect(readUnsignedMessage(form(largest)).bytes).toEqual(largest)
  expect(readUnsignedMessage(form(largest)).payload).toHaveLength(24_576)
  expect(() => readUnsignedMessage(form(messageOf(24 * 1024 + 1)))).toThrow(
    new RangeError("The payload has more than 24576 bytes"),
  )
})

test("a message that itself has whole words is none of a log", () => {
  const message = messageOf(54)
  expect(message).toHaveLength(96)
  expect(readUnsignedMessage(message).bytes).toEqual(message)
})

test("log data with another offset, a length beyond its end or half of a word, and bytes that are nothing, are refused", () => {
  const data = logOf(messageOf(22))
  expect(readUnsignedMessage(data).payload).toHaveLength(22)
  const [offset, length] = [Uint8Array.from(data), Uint8Array.from(data)]
  offset[31] = 64
  length[63] = 100
  for (const bytes of [offset, length, Uint8Array.of(...data, 0), new Uint8Array(), new Uint8Array(64)])
    expect(() => readUnsignedMessage(bytes)).toThrow(expect.objectContaining({ name: "CodecError" }))
})

test("log data of two words holds no message, and the bytes of one end with its length", () => {
  const data = logOf(messageOf(22))
  expect(readUnsignedMessage(data).bytes).toEqual(messageOf(22))
  const shorter = Uint8Array.from(data)
  shorter[63] = 63
  expect(() => readUnsignedMessage(shorter)).toThrow(expect.objectContaining({ name: "CodecError" }))
  const huge = Uint8Array.from(data).fill(0xff, 32, 64)
  expect(() => readUnsignedMessage(huge)).toThrow(expect.objectContaining({ name: "CodecError" }))
})
