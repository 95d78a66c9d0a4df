import { Duplex } from "node:stream"
import { type ConnectionOptions, PeerConnection } from "../../src/peer/connection/peer-connection.ts"
import { encodeFrame, FrameReader } from "../../src/peer/frames/frame.ts"
import { makeHandshake } from "../../src/peer/handshake/make-handshake.ts"
import { createPeerIdentity } from "../../src/peer/identity/identity.ts"
import { decodeMessage, encodeMessage, type Message } from "../../src/peer/messages/message.ts"
import type { ClaimedIpPort } from "../../src/peer/messages/peer-list.ts"
import { networkId } from "./scripted-node.ts"

export const [own, other] = [createPeerIdentity(), createPeerIdentity()]
export const chainId = new Uint8Array(32).fill(7)
export const appBytes = Uint8Array.of(1, 2, 3)
export const known = { filter: Uint8Array.of(1, ...new Uint8Array(9)), salt: new Uint8Array(32) }
export const claim: ClaimedIpPort = {
  x509Certificate: other.certificate,
  ipAddr: Uint8Array.of(127, 0, 0, 1),
  ipPort: 9651,
  timestamp: 1n,
  signature: Uint8Array.of(1),
  txId: new Uint8Array(32),
}
export const listOf = (...claimedIpPorts: readonly ClaimedIpPort[]): Message => ({
  type: "peerList",
  value: { claimedIpPorts },
})
export const requestOf = (requestId: number): Message => ({
  type: "appRequest",
  value: { chainId, requestId, deadline: 1_000_000_000n, appBytes },
})
export const settle = () => new Promise(setImmediate)

/** A connection to a peer that does what a test says. */
export function connect(options: Partial<ConnectionOptions> = {}, isReading = true) {
  const reader = new FrameReader()
  const sent: Message[] = []
  const socket = new Duplex({
    read() {},
    write(bytes: Uint8Array, _, done) {
      for (const frame of reader.read(bytes)) sent.push(decodeMessage(frame).message)
      if (isReading) done()
    },
  })
  const ends: unknown[] = []
  const onEnd = (error: unknown) => void ends.push(error)
  const peer = { nodeId: other.nodeId, certificate: other.certificate }
  const connection = new PeerConnection({ identity: own, networkId, socket, peer, onEnd, ...options })
  const handshake = (): Message => ({
    type: "handshake",
    value: { ...makeHandshake({ identity: other, networkId }, Date.now()), knownPeers: known },
  })
  /** Passes messages to the connection in one piece. */
  const give = (...messages: readonly Message[]) =>
    void socket.emit("data", Buffer.concat(messages.map((message) => encodeFrame(encodeMessage(message)))))
  const shakeHands = () => give(handshake(), listOf())
  return { connection, socket, sent, ends, give, handshake, shakeHands, types: () => sent.map(({ type }) => type) }
}

/** What became of a promise so far. */
export const outcome = (promise: Promise<unknown>) => {
  const state: { is?: unknown } = {}
  promise.then(
    (value) => (state.is = value ?? "done"),
    (error) => (state.is = error),
  )
  return state
}
