import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import { expect, test } from "vitest"
import { encodeFrame, FrameReader } from "../../src/peer/frames/frame.ts"
import { checkHandshake } from "../../src/peer/handshake/check-handshake.ts"
import { verifyClaim } from "../../src/peer/handshake/ip-claim.ts"
import { makeHandshake } from "../../src/peer/handshake/make-handshake.ts"
import { createPeerIdentity } from "../../src/peer/identity/identity.ts"
import type { Handshake } from "../../src/peer/messages/handshake.ts"
import { decodeMessage, encodeMessage, encodePlainMessage, type Message } from "../../src/peer/messages/message.ts"
import { type Recording, recordings } from "./recording.ts"

test("the recordings are whole", () => {
  expect(recordings.map(([, { frames }]) => frames.length)).toEqual([42, 35, 75, 25, 25])
})

test.each(recordings)("every frame %s is read, and written again byte for byte", (_, { frames }) => {
  for (const { bytes } of frames) {
    const { message } = decodeMessage(bytes)
    // Only the type of consensus messages is read.
    if (message.type === "other") continue
    // The pinned Node.js has the compression level and zstd version that give the node's bytes.
    expect(encodeMessage(message)).toEqual(bytes)
    expect(decodeMessage(encodePlainMessage(message))).toEqual({
      message,
      isCompressed: false,
      size: expect.any(Number),
    })
  }
})

test.each(recordings)("every frame %s says what it was recorded to say", (_, { frames }) => {
  for (const { bytes, message } of frames) expect(jsonOf(decodeMessage(bytes).message)).toEqual(plain(message) ?? {})
})

test.each(recordings)("the stream %s gives its frames, in whatever pieces it comes", (_, { frames }) => {
  const stream = Buffer.concat(frames.map(({ bytes }) => encodeFrame(bytes)))
  for (const size of [1, 3, 1000, stream.length]) {
    const reader = new FrameReader()
    const read: Uint8Array[] = []
    for (let offset = 0; offset < stream.length; offset += size)
      read.push(...reader.read(stream.subarray(offset, offset + size)))
    expect(read).toEqual(frames.map(({ bytes }) => bytes))
    expect(reader.held).toBe(0)
  }
})

test.each(recordings)("the handshakes %s hold: network, clock, and the signatures of both keys", (_, recording) => {
  const { networkId, node, clientCertificate } = recording
  const certificates = { node: node.certificate, client: clientCertificate }
  expect(formatNodeId(nodeIdOfCertificate(node.certificate))).toBe(node.nodeId)
  const handshakes = handshakesOf(recording)
  expect(handshakes.map(({ from }) => from).sort()).toEqual(["client", "node"])
  for (const { from, handshake } of handshakes) {
    const certificate = certificates[from]
    if (!certificate) continue
    const now = Number(handshake.myTime) * 1000
    checkHandshake(handshake, { networkId, certificate, publicKey: from === "node" ? node.publicKey : undefined }, now)
    const claim = { ip: handshake.ipAddr, port: handshake.ipPort, time: handshake.ipSigningTime }
    const other = from === "node" ? clientCertificate : node.certificate
    if (other) expect(verifyClaim(claim, other, handshake.ipNodeIdSig)).toBe(false)
    expect(verifyClaim({ ...claim, port: claim.port + 1 }, certificate, handshake.ipNodeIdSig)).toBe(false)
  }
})

test.each(recordings)("but for its keys the client's handshake %s is the recorded client's", (_, recording) => {
  const recorded = handshakesOf(recording).find(({ from }) => from === "client")?.handshake as Handshake
  const made = makeHandshake(
    { identity: createPeerIdentity(), networkId: recording.networkId },
    Number(recorded.myTime) * 1000,
  )
  const { ipNodeIdSig, ipBlsSig } = recorded
  expect({ ...made, ipNodeIdSig, ipBlsSig }).toEqual(recorded)
})

function handshakesOf({ frames }: Recording) {
  return frames.flatMap(({ from, bytes }) => {
    const { message } = decodeMessage(bytes)
    return message.type === "handshake" ? [{ from, handshake: message.value }] : []
  })
}

/** A message in protobuf's JSON, without default values. */
function jsonOf(message: Message): unknown {
  if (message.type === "other") return { other: message.number }
  return { [message.type]: plain(message.value) ?? {} }
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return value.length === 0 ? undefined : Buffer.from(value).toString("base64")
  if (typeof value === "bigint") return value === 0n ? undefined : String(value)
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(plain)
  if (typeof value !== "object" || value === null)
    return value === 0 || value === "" || value === false ? undefined : value
  const entries = Object.entries(value).map(([name, inner]) => [name, plain(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}
