import { EventEmitter, once } from "node:events"
import type { PeerIdentity } from "../../src/peer/identity/identity.ts"
import type { AppRequest } from "../../src/peer/messages/app.ts"
import { decodeMessage, type Message } from "../../src/peer/messages/message.ts"
import type { Recording } from "./recording.ts"
import { startScriptedNode } from "./scripted-node.ts"

/** A node that gives the recorded answers to the recorded requests. */
export interface ReplayedNode {
  readonly address: string
  /** The frames that it received after the handshake. */
  readonly received: readonly Uint8Array[]
  /** Waits until it has received this number of frames. */
  receives(count: number): Promise<void>
  close(): Promise<void>
}

/** A recorded request, also as a frame, and the node's answer, if there was one. */
export interface RecordedExchange {
  readonly bytes: Uint8Array
  readonly request: AppRequest
  readonly answer: Extract<Message, { type: "appResponse" | "appError" }> | undefined
}

/** The recorded client's requests, in order. */
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
 * Replays the node of a recording. Its handshake is new, since the recorded one is signed by the recorded node's keys, and answers have
 * the ids of their requests.
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
