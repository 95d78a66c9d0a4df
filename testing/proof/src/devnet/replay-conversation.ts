import { compareResponses, type ExchangeDifference } from "./compare-exchange.ts"
import type { Closeness } from "./compare-json.ts"
import { answersIn, type ConversationPart, type FrameExchange, idsOf, notificationsIn } from "./conversation.ts"
import type { DifferentExchange, Replayed } from "./replay.ts"
import { type Exempt, rules } from "./rules.ts"

/** A WebSocket connection to the node that is compared with the recorded node. */
export interface Connection {
  /** Sends a frame; resolves when its answer has arrived. */
  send(text: string): Promise<void>
  end(): void
}

/** Opens a connection, and reports each received frame, and `undefined` when the connection closes. */
export type OpenConnection = (onFrame: (text: string | undefined) => void) => Promise<Connection>

/** The result of replaying the answers and events of a conversation. */
export interface ReplayedConversation extends Replayed {
  /** The number of events that were not compared. */
  readonly left: number
}

/** The options of replaying a conversation. */
export interface ConversationOptions {
  readonly name: string
  readonly closeness: Closeness
  /** Adds the next recorded block. Without `grow` nothing causes events, so recorded events are not compared. */
  readonly grow?: (() => Promise<void>) | undefined
  /** Receives the reason of each difference that a rule excuses. */
  readonly exempt?: Exempt
}

/** The height of the chain at the start of a conversation. @throws {Error} if the conversation does not contain it */
export function heightOf([first]: readonly ConversationPart[]): number {
  const asked = first?.exchanges.find(({ request }) => request.includes('"eth_blockNumber"'))
  if (asked?.answer === undefined) throw new Error("nobody asked for the height at which the conversation began")
  return Number(JSON.parse(asked.answer).result)
}

/** Sends the recorded frames of the client, and compares every answer and every event with the recorded ones. */
export async function replayConversation(
  parts: readonly ConversationPart[],
  open: OpenConnection,
  { name, closeness, grow, exempt }: ConversationOptions,
): Promise<ReplayedConversation> {
  let frames: string[] = []
  let isClosed = false
  const connection = await open((text) => {
    if (text === undefined) isClosed = true
    else frames.push(text)
  })
  const subscriptions = new Subscriptions()
  const different: DifferentExchange[] = []
  let [compared, left] = [0, 0]
  const compare = (body: string, expected: string | undefined, got: string | undefined) => {
    compared += 1
    const found = compareFrames(expected, got && subscriptions.recorded(got), closeness, exempt)
    if (found) different.push({ name, request: { method: "WS", path: name, headers: {}, body }, ...found })
  }
  for (const { exchanges, told } of parts) {
    await Promise.all(exchanges.map(({ request }) => connection.send(subscriptions.ours(request))))
    const answers = answersIn(frames)
    for (const { request, answer } of exchanges) {
      const got = answers.get(idsOf(request))
      subscriptions.add({ request, answer }, got)
      compare(request, answer ?? closedText, got ?? (isClosed ? closedText : undefined))
    }
    if (!grow) left += [...told.values()].flat().length
    else {
      for (let heads = headsIn(told); heads > 0; heads--) await grow()
      const ours = notificationsIn(frames.map((text) => subscriptions.recorded(text)))
      for (const id of new Set([...told.keys(), ...ours.keys()]))
        for (const [expected, got] of pairs(told.get(id), ours.get(id))) compare(`told of ${id}`, expected, got)
    }
    frames = []
  }
  connection.end()
  const equal = compared - different.length
  return { equal, inShape: closeness === "shape" ? equal : 0, different, left }
}

/** The text of a missing answer where the connection was closed instead. */
const closedText = "the connection is closed"

function compareFrames(
  expected: string | undefined,
  got: string | undefined,
  closeness: Closeness,
  exempt: Exempt | undefined,
): ExchangeDifference | undefined {
  if (expected === undefined || got === undefined)
    return { aspect: "shape", at: "frame", expected: expected ?? "no frame", got: got ?? "no frame" }
  const response = (body: string) => ({ status: 101, headers: {}, body })
  return compareResponses(response(expected), response(got), closeness, rules, exempt)
}

/** The number of blocks made during a conversation. */
export function growthOf(parts: readonly ConversationPart[]): number {
  return parts.reduce((sum, { told }) => sum + headsIn(told), 0)
}

function headsIn(told: ConversationPart["told"]): number {
  return [...told.values()].flat().filter((text) => text.includes('"parentHash"')).length
}

function pairs(some: readonly string[] = [], others: readonly string[] = []) {
  const length = Math.max(some.length, others.length)
  return Array.from({ length }, (_, at) => [some[at], others[at]] as const)
}

/** The random IDs of subscriptions: ours and the corresponding recorded ones. */
class Subscriptions {
  readonly #ours = new Map<string, string>()

  /** Records the IDs of a subscription, where the request was for one and both answers contain an ID in the form of a node's. */
  add({ request, answer = "{}" }: FrameExchange, got = "{}"): void {
    if (!request.includes('"eth_subscribe"')) return
    const [recorded, ours] = [answer, got].map((text) => JSON.parse(text).result)
    if (recorded !== undefined && /^0x[1-9a-f][\da-f]{0,31}$/.test(ours)) this.#ours.set(recorded, ours)
  }

  /** A recorded frame of the client, with our IDs. */
  ours(text: string): string {
    return [...this.#ours].reduce((changed, [recorded, ours]) => changed.replaceAll(`"${recorded}"`, `"${ours}"`), text)
  }

  /** A received frame, with the recorded IDs. */
  recorded(text: string): string {
    return [...this.#ours].reduce((changed, [recorded, ours]) => changed.replaceAll(`"${ours}"`, `"${recorded}"`), text)
  }
}
