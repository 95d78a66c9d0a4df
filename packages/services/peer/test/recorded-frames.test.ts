import { formatNodeId, nodeIdOfCertificate } from "@serac/chain"
import { expect, test } from "vitest"
import { encodeFrame, FrameReader } from "../src/frames/frame.ts"
import { checkHandshake } from "../src/handshake/check-handshake.ts"
import { verifyClaim } from "../src/handshake/ip-claim.ts"
import { makeHandshake } from "../src/handshake/make-handshake.ts"
import { createPeerIdentity } from "../src/identity/identity.ts"
import type { Handshake } from "../src/messages/handshake.ts"
import { decodeMessage, encodeMessage, encodePlainMessage, type Message } from "../src/messages/message.ts"
import { fromHex, recordings } from "./recording.ts"

test("the recordings are whole", () => {
  expect(recordings.map(([, { frames }]) => frames.length)).toEqual([42, 35])
})

test.each(recordings)("every frame %s is read, and written again byte for byte", (_, { frames }) => {
  for (const { bytes } of frames) {
    const { message } = decodeMessage(bytes)
    // The pinned Node.js compresses with the level and the version that give the node's bytes.
    expect(encodeMessage(message)).toEqual(bytes)
    expect(decodeMessage(encodePlainMessage(message))).toEqual({
      message,
      isCompressed: false,
      size: expect.any(Number),
    })
  }
})

test.each(recordings)("every frame %s says what it was recorded to say", (_, { frames }) => {
  for (const { bytes, message } of frames) expect(jsonOf(decodeMessage(bytes).message)).toEqual(message)
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

test.each(recordings)("both handshakes %s hold: network, clock, and the signatures of both keys", (_, recording) => {
  const { frames, nodeCertificate, clientCertificate, about } = recording
  const publicKeys = { node: fromHex(about.node.nodePOP.publicKey), client: undefined }
  const certificates = { node: nodeCertificate, client: clientCertificate }
  expect(formatNodeId(nodeIdOfCertificate(nodeCertificate))).toBe(about.node.nodeID)
  const handshakes = frames.flatMap(({ from, bytes }) => {
    const { message } = decodeMessage(bytes)
    return message.type === "handshake" ? [{ from, handshake: message.value }] : []
  })
  expect(handshakes.map(({ from }) => from).sort()).toEqual(["client", "node"])
  for (const { from, handshake } of handshakes) {
    const now = Number(handshake.myTime) * 1000
    const rules = { networkId: about.networkID, certificate: certificates[from], publicKey: publicKeys[from] }
    checkHandshake(handshake, rules, now)
    const other = from === "node" ? clientCertificate : nodeCertificate
    const claim = { ip: handshake.ipAddr, port: handshake.ipPort, time: handshake.ipSigningTime }
    expect(verifyClaim(claim, other, handshake.ipNodeIdSig)).toBe(false)
    expect(verifyClaim({ ...claim, port: claim.port + 1 }, certificates[from], handshake.ipNodeIdSig)).toBe(false)
  }
})

test.each(recordings)("but for its keys the client's handshake %s is the recorded client's", (_, { frames, about }) => {
  const handshakes = frames.flatMap(({ from, bytes }) => {
    const { message } = decodeMessage(bytes)
    return from === "client" && message.type === "handshake" ? [message.value] : []
  })
  const [recorded] = handshakes as [Handshake]
  const made = makeHandshake(
    { identity: createPeerIdentity(), networkId: about.networkID },
    Number(recorded.myTime) * 1000,
  )
  const { ipNodeIdSig, ipBlsSig } = recorded
  expect({ ...made, ipNodeIdSig, ipBlsSig }).toEqual(recorded)
})

/** A message in protobuf's JSON, without default values. */
function jsonOf(message: Message): unknown {
  if (message.type === "other") throw new Error(`message ${message.number} is unknown`)
  return { [message.type]: plain(message.value) }
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
