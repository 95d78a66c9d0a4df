import { EventEmitter, once } from "node:events"
import type { PeerIdentity } from "../../src/peer/identity/identity.ts"
import type { AppRequest } from "../../src/peer/messages/app.ts"
import { decodeMessage, type Message } from "../../src/peer/messages/message.ts"
import type { Recording } from "./recording.ts"
import { startScriptedNode } from "./scripted-node.ts"

/** A node that says what was recorded to whom asks what was asked then. */
export interface ReplayedNode {
  readonly address: string
  /** What it was sent after the handshake. */
  readonly received: readonly Uint8Array[]
  /** Waits until it was sent so many frames. */
  receives(count: number): Promise<void>
  close(): Promise<void>
}

/** A recorded request, as a frame too, and the node's answer: none where it kept silent. */
export interface RecordedExchange {
  readonly bytes: Uint8Array
  readonly request: AppRequest
  readonly answer: Extract<Message, { type: "appResponse" | "appError" }> | undefined
}

/** What the recorded client asked, in order. */
export function exchangesOf({ frames }: Recording): readonly RecordedExchange[] {
  const read = frames.map(({ bytes }) => ({ bytes, message: decodeMessage(bytes).message }))
  const answers = new Map(
    read.flatMap(({ message }) =>
      message.type === "appResponse" || message.type === "appError" ? [[message.value.requestId, message]] : [],
    ),
  )
  return read.flatMap(({ bytes, message }) =>
    message.type === "appRequest"
      ? [{ bytes, request: message.value, answer: answers.get(message.value.requestId) }]
      : [],
  )
}

/**
 * Plays the node of a recording. Its handshake is made anew, since the recorded one is signed by the recorded node's keys, and an answer has
 * the number of the request that it is to.
 *
 * @param now Milliseconds since 1970
 */
export async function replayNode(recording: Recording, identity: PeerIdentity, now: number): Promise<ReplayedNode> {
  const answers = new Map(exchangesOf(recording).map(({ request, answer }) => [keyOf(request), answer]))
  const received: Uint8Array[] = []
  const events = new EventEmitter()
  const node = await startScriptedNode(
    identity,
    (message, peer, frame) => {
      if (message.type === "handshake") return
      received.push(frame)
      events.emit("frame")
      if (message.type !== "appRequest") return
      const answer = answers.get(keyOf(message.value))
      if (answer) peer.send(numbered(answer, message.value.requestId))
    },
    (peer) => peer.shakeHands({ networkId: recording.networkId }, now),
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

const keyOf = ({ chainId, appBytes }: AppRequest): string => Buffer.concat([chainId, appBytes]).toString("hex")

const numbered = (answer: Extract<Message, { type: "appResponse" | "appError" }>, requestId: number): Message =>
  answer.type === "appResponse"
    ? { type: answer.type, value: { ...answer.value, requestId } }
    : { type: answer.type, value: { ...answer.value, requestId } }
