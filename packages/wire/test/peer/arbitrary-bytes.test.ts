import fc from "fast-check"
import { expect, test } from "vitest"
import { PeerError } from "../../src/peer/errors/peer-error.ts"
import { encodeFrame, FrameReader, maxFrameBytes } from "../../src/peer/frames/frame.ts"
import { decodeMessage, encodeMessage, encodePlainMessage, type Message } from "../../src/peer/messages/message.ts"
import {
  decodeAppBytes,
  decodeJustification,
  encodeAppBytes,
  justifyConversionValidator,
  justifyRegistration,
  signatureRequest,
} from "../../src/peer/messages/signature-request.ts"
import { MessageError } from "../../src/peer/messages/struct.ts"
import { recordings } from "./recording.ts"

const bytes = (maxLength = 200) => fc.uint8Array({ maxLength })
const uint32 = fc.nat({ max: 0xffff_ffff })
const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const bloom = fc.option(fc.record({ filter: bytes(), salt: bytes() }), { nil: undefined })
const client = fc.record({ name: fc.string(), major: uint32, minor: uint32, patch: uint32 })

const message: fc.Arbitrary<Message> = fc.oneof(
  fc.record({ type: fc.constant("ping" as const), value: fc.record({ uptime: uint32 }) }),
  fc.record({ type: fc.constant("pong" as const), value: fc.constant({}) }),
  fc.record({
    type: fc.constant("handshake" as const),
    value: fc.record({
      networkId: uint32,
      myTime: uint64,
      ipAddr: bytes(),
      ipPort: uint32,
      upgradeTime: uint64,
      ipSigningTime: uint64,
      ipNodeIdSig: bytes(),
      trackedSubnets: fc.array(bytes(40), { maxLength: 20 }),
      client: fc.option(client, { nil: undefined }),
      supportedAcps: fc.array(uint32, { maxLength: 20 }),
      objectedAcps: fc.array(uint32, { maxLength: 20 }),
      knownPeers: bloom,
      ipBlsSig: bytes(),
      allSubnets: fc.boolean(),
    }),
  }),
  fc.record({
    type: fc.constant("peerList" as const),
    value: fc.record({
      claimedIpPorts: fc.array(
        fc.record({
          x509Certificate: bytes(),
          ipAddr: bytes(),
          ipPort: uint32,
          timestamp: uint64,
          signature: bytes(),
          txId: bytes(),
        }),
        { maxLength: 5 },
      ),
    }),
  }),
  fc.record({
    type: fc.constant("getPeerList" as const),
    value: fc.record({ knownPeers: bloom, allSubnets: fc.boolean() }),
  }),
  fc.record({
    type: fc.constant("appRequest" as const),
    value: fc.record({ chainId: bytes(), requestId: uint32, deadline: uint64, appBytes: bytes() }),
  }),
  fc.record({
    type: fc.constant("appResponse" as const),
    value: fc.record({ chainId: bytes(), requestId: uint32, appBytes: bytes() }),
  }),
  fc.record({
    type: fc.constant("appError" as const),
    value: fc.record({
      chainId: bytes(),
      requestId: uint32,
      errorCode: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
      errorMessage: fc.string(),
    }),
  }),
  fc.record({ type: fc.constant("appGossip" as const), value: fc.record({ chainId: bytes(), appBytes: bytes() }) }),
)

/** An error of a function other than {@link MessageError}; undefined if there is none. */
function surprise(read: () => unknown): unknown {
  try {
    read()
  } catch (error) {
    if (!(error instanceof MessageError)) return error
  }
  return undefined
}

test("any message is read as it was written, compressed or not", () => {
  fc.assert(
    fc.property(message, (one) => {
      expect(decodeMessage(encodeMessage(one)).message).toEqual(one)
      expect(decodeMessage(encodePlainMessage(one)).message).toEqual(one)
    }),
    { numRuns: 300 },
  )
})

test("any bytes are a message or are refused as none", () => {
  fc.assert(
    fc.property(bytes(400), (any) => {
      for (const decode of [decodeMessage, decodeAppBytes, decodeJustification, signatureRequest.decode])
        expect(surprise(() => decode(any))).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test("a recorded frame with a byte changed, or cut short, is a message or is refused as none", () => {
  const frames = recordings.flatMap(([, recording]) => recording.frames.map((frame) => frame.bytes))
  fc.assert(
    fc.property(fc.constantFrom(...frames), fc.nat(), fc.nat({ max: 255 }), fc.boolean(), (frame, at, byte, isCut) => {
      const changed = isCut ? frame.slice(0, at % frame.length) : frame.slice()
      if (!isCut) changed[at % frame.length] = byte
      expect(surprise(() => decodeMessage(changed))).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test("frames come out of a stream as they went in, however it is cut", () => {
  fc.assert(
    fc.property(fc.array(bytes(100), { maxLength: 8 }), fc.array(fc.nat({ max: 50 })), (messages, cuts) => {
      const stream = Buffer.concat(messages.map(encodeFrame))
      const reader = new FrameReader()
      const read: Uint8Array[] = []
      let offset = 0
      for (const size of [...cuts, stream.length]) {
        read.push(...reader.read(stream.subarray(offset, offset + size)))
        offset += size
      }
      expect(read).toEqual(messages)
      expect(reader.held).toBe(0)
    }),
    { numRuns: 200 },
  )
})

test("any justification is read as it was written", () => {
  fc.assert(
    fc.property(bytes(), uint32, (some, index) => {
      expect(decodeJustification(justifyRegistration(some))).toEqual({ type: "registration", message: some })
      const validator = { subnetId: some, index }
      expect(decodeJustification(justifyConversionValidator(some, index))).toEqual({ type: "conversion", validator })
      expect(decodeAppBytes(encodeAppBytes(index, some))).toEqual({ handler: index, request: some })
    }),
  )
})

test("a length beyond the bound is refused at its fourth byte, and nothing was reserved for it", () => {
  const reader = new FrameReader()
  const head = new Uint8Array(4)
  new DataView(head.buffer).setUint32(0, maxFrameBytes + 1)
  expect([...reader.read(head.subarray(0, 3))]).toEqual([])
  expect(() => [...reader.read(head.subarray(3))]).toThrow(PeerError)
  const large = new FrameReader()
  new DataView(head.buffer).setUint32(0, maxFrameBytes)
  expect([...large.read(head)]).toEqual([])
  expect(large.held).toBe(4)
  expect([...large.read(new Uint8Array(maxFrameBytes))].map(({ length }) => length)).toEqual([maxFrameBytes])
  expect(() => encodeFrame(new Uint8Array(maxFrameBytes + 1))).toThrow(RangeError)
})

test("what unpacks to more than a frame may have, or asks for a larger window, is refused", () => {
  const bomb = (size: number) =>
    encodeMessage({ type: "appGossip", value: { chainId: new Uint8Array(0), appBytes: new Uint8Array(size) } })
  expect(bomb(maxFrameBytes * 4).length).toBeLessThan(2000)
  expect(() => decodeMessage(bomb(maxFrameBytes * 4))).toThrow(MessageError)
  expect(decodeMessage(bomb(maxFrameBytes - 20)).size).toBeGreaterThan(maxFrameBytes - 20)
  // A zstd frame without content whose header requires a window of 128 MiB (RFC 8878, 3.1.1.1.2), and an empty last block.
  const greedy = Uint8Array.of(0x12, 9, 0x28, 0xb5, 0x2f, 0xfd, 0x00, 17 << 3, 0x01, 0x00, 0x00)
  expect(() => decodeMessage(greedy)).toThrow("within its limits")
  const modest = Uint8Array.of(0x12, 9, 0x28, 0xb5, 0x2f, 0xfd, 0x00, 11 << 3, 0x01, 0x00, 0x00)
  expect(decodeMessage(modest).message).toEqual({ type: "other", number: 0 })
})

test("a message of a million empty things is refused at the first one too many", () => {
  const list = new Uint8Array(2 * 1_000_000)
  for (let at = 0; at < list.length; at += 2) list[at] = 0x0a
  // Field 14 of 2,000,000 bytes.
  const bomb = Buffer.concat([Uint8Array.of(0x72, 0x80, 0x89, 0x7a), list])
  expect(() => decodeMessage(bomb)).toThrow("more than 256 values")
})

test("groups, which nest without a bound, and compression in compression are refused", () => {
  expect(() => decodeMessage(new Uint8Array(100_000).fill(0x0b))).toThrow(MessageError)
  const inner = encodeMessage({ type: "appGossip", value: { chainId: new Uint8Array(1), appBytes: new Uint8Array(1) } })
  // The message again in a zstd frame with one raw block.
  const size = inner.length
  const zstd = [0x28, 0xb5, 0x2f, 0xfd, 0x20, size, 0x01 | ((size << 3) & 0xff), size >> 5, 0x00, ...inner]
  expect(() => decodeMessage(Uint8Array.of(0x12, zstd.length, ...zstd))).toThrow("a compressed message is in")
})
