import { once } from "node:events"
import type { AddressInfo, Server } from "node:net"
import { createServer, type TLSSocket } from "node:tls"
import { encodeFrame, FrameReader } from "../src/frames/frame.ts"
import { makeHandshake } from "../src/handshake/make-handshake.ts"
import type { PeerIdentity } from "../src/identity/identity.ts"
import { anyCertificate, secureContextOf } from "../src/identity/secure-context.ts"
import { decodeMessage, encodeMessage } from "../src/messages/message.ts"
import type { Recording } from "./recording.ts"

/** A node that says what was recorded, frame by frame, to whom asks what was asked then. */
export interface ReplayedNode {
  readonly address: string
  /** What it was sent after the handshake, without pings. */
  readonly received: readonly Uint8Array[]
  /** Waits until it was sent so many frames. */
  receives(count: number): Promise<void>
  close(): Promise<void>
}

/**
 * Plays the node of a recording. Only its handshake is made anew, since the recorded one is signed by the recorded node's keys.
 *
 * @param now Milliseconds since 1970
 */
export async function replayNode(recording: Recording, identity: PeerIdentity, now: number): Promise<ReplayedNode> {
  const answers = answersOf(recording)
  const received: Uint8Array[] = []
  const sockets = new Set<TLSSocket>()
  const server: Server = createServer({ ...secureContextOf(identity), requestCert: true, ...anyCertificate })
  server.on("secureConnection", (socket: TLSSocket) => {
    sockets.add(socket)
    socket.on("error", () => {})
    const send = (frame: Uint8Array) => socket.write(encodeFrame(frame))
    send(
      encodeMessage({
        type: "handshake",
        value: makeHandshake({ identity, networkId: recording.about.networkID }, now),
      }),
    )
    const frames = new FrameReader()
    socket.on("data", (bytes: Buffer) => {
      for (const frame of frames.read(bytes)) {
        const { message } = decodeMessage(frame)
        if (message.type === "handshake") {
          send(encodeMessage({ type: "peerList", value: { claimedIpPorts: [] } }))
          continue
        }
        received.push(frame)
        server.emit("frame")
        for (const answer of answers.get(Buffer.from(frame).toString("hex")) ?? []) send(answer)
      }
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async receives(count) {
      while (received.length < count) await once(server, "frame")
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, "close")
    },
  }
}

/** What the node answered to each frame of the client: its messages with the number of the request. */
function answersOf({ frames }: Recording): ReadonlyMap<string, readonly Uint8Array[]> {
  const read = frames.map(({ from, bytes }) => ({ from, bytes, message: decodeMessage(bytes).message }))
  return new Map(
    read.flatMap(({ from, bytes, message }) => {
      if (from !== "client" || message.type !== "appRequest") return []
      const { requestId } = message.value
      const answers = read.filter(
        ({ message: answer }) =>
          (answer.type === "appResponse" || answer.type === "appError") && answer.value.requestId === requestId,
      )
      return [[Buffer.from(bytes).toString("hex"), answers.map((answer) => answer.bytes)] as const]
    }),
  )
}
