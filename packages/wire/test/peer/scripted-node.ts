import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { createServer, type TLSSocket } from "node:tls"
import { encodeFrame, FrameReader } from "../../src/peer/frames/frame.ts"
import { makeHandshake } from "../../src/peer/handshake/make-handshake.ts"
import type { PeerIdentity } from "../../src/peer/identity/identity.ts"
import { anyCertificate, secureContextOf } from "../../src/peer/identity/secure-context.ts"
import type { Handshake } from "../../src/peer/messages/handshake.ts"
import { decodeMessage, encodeMessage, type Message } from "../../src/peer/messages/message.ts"

export const networkId = 1400

/** One connection of a scripted node, on the node's side. */
export class ScriptedPeer {
  readonly socket: TLSSocket
  readonly #identity: PeerIdentity

  constructor(socket: TLSSocket, identity: PeerIdentity) {
    this.socket = socket
    this.#identity = identity
  }

  /** Sends bytes unchanged. */
  write(bytes: Uint8Array): void {
    this.socket.write(bytes)
  }

  /** Sends a frame. */
  frame(bytes: Uint8Array): void {
    this.write(encodeFrame(bytes))
  }

  send(message: Message): void {
    this.frame(encodeMessage(message))
  }

  /** Sends a node's handshake with the given members replaced. */
  shakeHands(given: Partial<Handshake> = {}, now = Date.now()): void {
    this.send({
      type: "handshake",
      value: { ...makeHandshake({ identity: this.#identity, networkId }, now), ...given },
    })
    this.send({ type: "peerList", value: { claimedIpPorts: [] } })
  }
}

/** Handles a frame that the node received. */
export type Script = (message: Message, peer: ScriptedPeer, frame: Uint8Array) => void

/** A node with scripted behaviour only. */
export interface ScriptedNode {
  readonly address: string
  /** The open connections. */
  readonly sockets: ReadonlySet<TLSSocket>
  /** Number of accepted connections. */
  readonly accepted: number
  /** The received frames. */
  readonly frames: readonly Uint8Array[]
  close(): Promise<void>
}

/** A node on a free port that only calls `onConnection` and `onMessage`. */
export async function startScriptedNode(
  identity: PeerIdentity,
  onMessage: Script = () => {},
  onConnection: (peer: ScriptedPeer) => void = () => {},
): Promise<ScriptedNode> {
  const sockets = new Set<TLSSocket>()
  const frames: Uint8Array[] = []
  let accepted = 0
  const server = createServer({ ...secureContextOf(identity), requestCert: true, ...anyCertificate })
  server.on("tlsClientError", () => {})
  server.on("secureConnection", (socket) => {
    sockets.add(socket)
    accepted++
    socket.on("error", () => {})
    socket.on("close", () => sockets.delete(socket))
    const peer = new ScriptedPeer(socket, identity)
    const reader = new FrameReader()
    socket.on("data", (bytes: Buffer) => {
      for (const frame of reader.read(bytes)) {
        frames.push(frame)
        onMessage(decodeMessage(frame).message, peer, frame)
      }
    })
    onConnection(peer)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    frames,
    get accepted() {
      return accepted
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, "close")
    },
  }
}
