import { EventEmitter, once } from "node:events"
import type { PeerIdentity } from "../src/identity/identity.ts"
import { decodeMessage } from "../src/messages/message.ts"
import type { Recording } from "./recording.ts"
import { startScriptedNode } from "./scripted-node.ts"

/** A node that says what was recorded, frame by frame, to whom asks what was asked then. */
export interface ReplayedNode {
  readonly address: string
  /** What it was sent after the handshake. */
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
  const events = new EventEmitter()
  const node = await startScriptedNode(
    identity,
    (message, peer, frame) => {
      if (message.type === "handshake") return
      received.push(frame)
      events.emit("frame")
      for (const answer of answers.get(Buffer.from(frame).toString("hex")) ?? []) peer.frame(answer)
    },
    (peer) => peer.shakeHands({}, now),
  )
  return {
    address: node.address,
    received,
    async receives(count) {
      while (received.length < count) await once(events, "frame")
    },
    close: () => node.close(),
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
