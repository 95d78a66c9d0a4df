import { readdirSync } from "node:fs"
import { join } from "node:path"
import { readLines } from "../recording/lines.ts"

/** A frame of a conversation with a real node by WebSocket, as it was recorded. */
export interface Frame {
  readonly from: "client" | "node"
  readonly text: string
}

/** A frame of the client's and what the node answered to it: nothing, where it closed the connection. */
export interface FrameExchange {
  readonly request: string
  readonly answer: string | undefined
}

/** Part of a conversation: the messages that the client sent at a time, and the events that it received then. */
export interface ConversationPart {
  readonly exchanges: readonly FrameExchange[]
  /** By the recorded id of a subscription, in order. */
  readonly told: ReadonlyMap<string, readonly string[]>
}

/** The files of conversations in a recording, by their names without an ending: `websocket-c-chain`. */
export function conversationFiles(directory: string): ReadonlyMap<string, string> {
  const files = readdirSync(directory).flatMap((file) => {
    const [, name] = /^(websocket-.+)\.jsonl(?:\.gz)?$/.exec(file) ?? []
    return name === undefined ? [] : [[name, join(directory, file)] as const]
  })
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The parts of a recorded conversation: a new one begins where the client speaks again after the node. Answers come in any order. */
export async function readConversation(file: string): Promise<readonly ConversationPart[]> {
  const parts: { readonly requests: string[]; readonly said: string[] }[] = []
  let last: Frame["from"] = "node"
  for await (const { from, text } of readLines<Frame>(file)) {
    if (from === "client" && last === "node") parts.push({ requests: [], said: [] })
    const part = parts.at(-1)
    if (!part) throw new Error(`${file}: the node speaks first`)
    part[from === "client" ? "requests" : "said"].push(text)
    last = from
  }
  return parts.map(({ requests, said }) => {
    const answers = answersIn(said)
    const exchanges = requests.map((request) => ({ request, answer: answers.get(idsOf(request)) }))
    return { exchanges, told: notificationsIn(said) }
  })
}

/** The events among frames, by the subscriptions that they are of. */
export function notificationsIn(frames: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, string[]>()
  for (const text of frames) {
    const id = subscriptionOf(text)
    if (id !== undefined) told.set(id, [...(told.get(id) ?? []), text])
  }
  return told
}

/** Whose event a frame is; `undefined` where it is an answer. */
export function subscriptionOf(text: string): string | undefined {
  return parseMessage(text)?.params?.subscription
}

/** The answers among frames, by the ids that they bear. */
export function answersIn(frames: readonly string[]): ReadonlyMap<string, string> {
  return new Map(frames.filter((text) => subscriptionOf(text) === undefined).map((text) => [idsOf(text), text]))
}

/** The ids of a request's calls or of their answers. */
export function idsOf(text: string): string {
  const value: unknown = parseMessage(text)
  return JSON.stringify([value].flat().map((one) => (one as { readonly id?: unknown } | undefined)?.id))
}

function parseMessage(text: string): { readonly params?: { readonly subscription?: string } } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
