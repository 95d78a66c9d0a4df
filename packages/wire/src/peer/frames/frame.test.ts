import { expect, test } from "vitest"
import { PeerError } from "../errors/peer-error.ts"
import { encodeFrame, FrameReader, maxFrameBytes } from "./frame.ts"

const lengthOf = (bytes: number) => {
  const head = new Uint8Array(4)
  new DataView(head.buffer).setUint32(0, bytes)
  return head
}

test("a frame is the length of its message in four bytes and the message, of 2 MiB at most", () => {
  expect(encodeFrame(Uint8Array.of(7, 8))).toEqual(Uint8Array.of(0, 0, 0, 2, 7, 8))
  const largest = encodeFrame(new Uint8Array(2 * 1024 * 1024).fill(7))
  expect([largest.length, largest.subarray(0, 5)]).toEqual([2_097_156, Uint8Array.of(0, 0x20, 0, 0, 7)])
  expect(() => encodeFrame(new Uint8Array(2_097_153))).toThrow(new RangeError("A message has at most 2097152 bytes"))
})

test("a message is complete with its last byte, and one without bytes with its length", () => {
  const reader = new FrameReader()
  const read = (...bytes: readonly number[]) => [...reader.read(Uint8Array.from(bytes))]
  expect(read(0, 0, 0)).toEqual([])
  expect(read(0)).toEqual([new Uint8Array(0)])
  expect(read(0, 0, 0, 2, 7)).toEqual([])
  expect(reader.held).toBe(5)
  expect(read(8, 0, 0, 0, 1, 9, 0, 0)).toEqual([Uint8Array.of(7, 8), Uint8Array.of(9)])
  expect([reader.held, read(0, 1, 5)]).toEqual([2, [Uint8Array.of(5)]])
  expect(reader.held).toBe(0)
})

test("messages are copies, which later bytes do not change", () => {
  const reader = new FrameReader()
  const [first] = reader.read(Uint8Array.of(0, 0, 0, 1, 7))
  expect([...reader.read(Uint8Array.of(0, 0, 0, 1, 8))]).toEqual([Uint8Array.of(8)])
  expect(first).toEqual(Uint8Array.of(7))
})

test("a length above 2 MiB is refused at its fourth byte, after the messages before it; one of 2 MiB is not", () => {
  const reader = new FrameReader()
  const read: Uint8Array[] = []
  const bytes = Uint8Array.of(0, 0, 0, 1, 7, ...lengthOf(maxFrameBytes + 1))
  expect(() => {
    for (const message of reader.read(bytes)) read.push(message)
  }).toThrow(new PeerError("protocol", "The peer announced 2097153 bytes of one message: 2097152 are the most"))
  expect(read).toEqual([Uint8Array.of(7)])
  expect([...new FrameReader().read(lengthOf(maxFrameBytes))]).toEqual([])
})

test("the buffer is at most twice what was received and as large as the largest frame, and grows a few times", () => {
  const reader = new FrameReader()
  const sizes = new Set<number>()
  const read = (bytes: Uint8Array) => {
    const messages = [...reader.read(bytes)]
    sizes.add(reader.reserved)
    expect(reader.reserved).toBeLessThanOrEqual(Math.max(2 * reader.held, 0))
    return messages
  }
  read(lengthOf(maxFrameBytes))
  const piece = new Uint8Array(1_000).fill(7)
  for (let at = 0; at + piece.length < maxFrameBytes; at += piece.length) expect(read(piece)).toEqual([])
  expect([sizes.size, Math.max(...sizes)]).toEqual([14, 4 + maxFrameBytes])
  expect(read(new Uint8Array(maxFrameBytes % piece.length)).map(({ length }) => length)).toEqual([maxFrameBytes])
  expect([reader.held, reader.reserved]).toEqual([0, 0])
})

test("a stream without an incomplete frame keeps a buffer of 64 KiB at most", () => {
  const reader = new FrameReader()
  const reservedAfter = (size: number) => {
    for (const _ of reader.read(encodeFrame(new Uint8Array(size - 4))));
    return reader.reserved
  }
  expect([reservedAfter(100), reservedAfter(50), reservedAfter(65_536)]).toEqual([100, 100, 65_536])
  expect([reservedAfter(65_537), reservedAfter(50)]).toEqual([0, 50])
  for (const _ of reader.read(Uint8Array.of(...encodeFrame(new Uint8Array(70_000)), 0)));
  expect(reader.reserved).toBe(70_005)
})
