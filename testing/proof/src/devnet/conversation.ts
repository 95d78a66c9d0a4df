import { readdirSync } from "node:fs"
import { join } from "node:path"
import { readLines } from "../recording/lines.ts"

/** A recorded frame of a WebSocket conversation with a real node. */
export interface Frame {
  readonly from: "client" | "node"
  readonly text: string
}

/** A frame of the client and the node's answer, which is absent where the node closed the connection. */
export interface FrameExchange {
  readonly request: string
  readonly answer: string | undefined
}

/** Part of a conversation: the frames that the client sent together, and the events that it then received. */
export interface ConversationPart {
  readonly exchanges: readonly FrameExchange[]
  /** The events by the recorded ID of their subscription, in order. */
  readonly told: ReadonlyMap<string, readonly string[]>
}

/** The conversation files of a recording, by name without an extension: `websocket-c-chain`. */
export function conversationFiles(directory: string): ReadonlyMap<string, string> {
  const files = readdirSync(directory).flatMap((file) => {
    const [, name] = /^(websocket-.+)\.jsonl(?:\.gz)?$/.exec(file) ?? []
    return name === undefined ? [] : [[name, join(directory, file)] as const]
  })
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The parts of a recorded conversation: a part begins where the client sends after the node has sent. Answers arrive in any order. */
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

/** The events among frames, by subscription. */
export function notificationsIn(frames: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const told = new Map<string, string[]>()
  for (const text of frames) {
    const id = subscriptionOf(text)
    if (id !== undefined) told.set(id, [...(told.get(id) ?? []), text])
  }
  return told
}

/** The subscription of an event; `undefined` where the frame is an answer. */
export function subscriptionOf(text: string): string | undefined {
  return parseMessage(text)?.params?.subscription
}

/** The answers among frames, by ID. */
export function answersIn(frames: readonly string[]): ReadonlyMap<string, string> {
  return new Map(frames.filter((text) => subscriptionOf(text) === undefined).map((text) => [idsOf(text), text]))
}

/** The IDs of the calls in a request, or of the answers to them. */
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
