import type { AnswerCache } from "../cache/answer-cache.ts"
import type { FinalBlocks } from "../cache/final-blocks.ts"
import { isImmutable, mayBeImmutable } from "../cache/immutable.ts"
import type { RequestBytes } from "../held-bytes.ts"
import { jsonItems } from "../json/raw-json.ts"
import type { Nodes } from "../nodes/ask-nodes.ts"
import type { NodeAnswer } from "../nodes/node-connections.ts"
import { callText, errorAnswer, type GatewayCall, withId } from "./call.ts"
import { ChainWrites } from "./chain-writes.ts"
import { isWriting } from "./methods.ts"
import type { Route } from "./route.ts"
import { type After, RunningReads } from "./running-reads.ts"
import { maybeShared } from "./sharing.ts"

/** What calls are answered by. */
export interface CallAnswering {
  readonly nodes: Pick<Nodes, "ask">
  readonly cache: AnswerCache
  readonly finalBlocks: FinalBlocks
  /** Default by `setTimeout`. */
  readonly after?: After | undefined
}

/** Where an answer comes from: from memory, from what somebody else asks meanwhile, or from a node that was asked for it. */
export type AnswerSource = "kept" | "shared" | "asked"

/** An answer to a call that was sent alone. */
export interface SourcedAnswer extends NodeAnswer {
  readonly source: AnswerSource
}

/** The answer to a call of a batch. */
export interface SourcedText {
  /** Undefined for a call that wants no answer. */
  readonly text: string | undefined
  readonly source: AnswerSource
}

const jsonType = "application/json"
/** The code of a failure that is no fault of the caller's. */
const internal = -32603

/** Answers calls that are allowed: from memory, with somebody else's answer to the same, or by asking nodes. */
export class CallAnswers {
  readonly #nodes: Pick<Nodes, "ask">
  readonly #cache: AnswerCache
  readonly #finalBlocks: FinalBlocks
  readonly #writes = new ChainWrites()
  readonly #running: RunningReads

  constructor({ nodes, cache, finalBlocks, after }: CallAnswering) {
    this.#nodes = nodes
    this.#cache = cache
    this.#finalBlocks = finalBlocks
    this.#running = new RunningReads(this.#writes, after)
  }

  /**
   * The answer to a call that was sent alone; a node's own goes on as it came.
   *
   * @param holding counts what is held for the request
   * @throws NoNodeError, NoRoomError
   */
  async one(route: Route, call: GatewayCall, query: string, holding: RequestBytes): Promise<SourcedAnswer> {
    const { id } = call
    const key = callKey(route, call)
    // Who wants no answer shares none.
    const isOwn = id === undefined || query !== ""
    const kept = isOwn ? undefined : this.#cache.get(key)
    if (kept !== undefined) return { ...answerTo(route, kept, id as string), source: "kept" }
    const isShared = !isOwn && maybeShared(call)
    const joining = isShared ? this.#running.join(route.ledger, key) : undefined
    // Whoever has nobody to wait for asks at once, so that the next one finds the question.
    const joined = joining === undefined ? undefined : await joining
    if (joined !== undefined) {
      // Who asked for it may go away before this request does.
      holding.share(joined.text.length)
      return { ...joined, text: `${withId(joined.text, id as string)}\n`, source: "shared" }
    }
    const finalBlock = isOwn ? undefined : this.#finalBlockOf(route, [call])
    const asking = this.#ask(route, [call], { body: callText(call, id), query }, holding)
    if (isShared) this.#running.share(route.ledger, key, asking)
    const answer = await asking
    if (finalBlock !== undefined) void this.#keep(call, key, answer, finalBlock)
    return { ...answer, source: "asked" }
  }

  /**
   * The answers to calls that were sent together, in their order. What has to be asked is asked together too, for this caller alone: each
   * member of a batch is answered when all are, and may come after a write in the same batch.
   *
   * @param holding counts what is held for the request
   * @throws NoNodeError, NoRoomError
   */
  async together(route: Route, calls: readonly GatewayCall[], holding: RequestBytes): Promise<readonly SourcedText[]> {
    const kept = calls.map((call) => (call.id === undefined ? undefined : this.#cache.get(callKey(route, call))))
    const asked = calls.filter((_, at) => kept[at] === undefined)
    const answers = asked.length === 0 ? [] : await this.#askTogether(route, asked, holding)
    let next = 0
    return calls.map(({ id }, at) => {
      const memory = kept[at]
      const text = memory ?? answers[next++]
      const source = memory === undefined ? "asked" : "kept"
      if (id === undefined) return { text: undefined, source }
      return { text: text === undefined ? unanswered(id) : withId(text, id), source }
    })
  }

  /** Sends calls as one batch, under ids of its own, since callers may give two of them the same. */
  async #askTogether(
    route: Route,
    calls: readonly GatewayCall[],
    holding: RequestBytes,
  ): Promise<readonly (string | undefined)[]> {
    const body = `[${calls.map((call, at) => callText(call, String(at))).join(",")}]`
    const finalBlock = this.#finalBlockOf(route, calls)
    const { text } = await this.#ask(route, calls, { body, query: "" }, holding)
    const texts = new Map<unknown, string>()
    for (const item of itemsOrNone(text)) texts.set((JSON.parse(item) as { readonly id?: unknown } | null)?.id, item)
    return calls.map((call, at) => {
      const answer = texts.get(at)
      if (answer !== undefined) void this.#keep(call, callKey(route, call), { status: 200, text: answer }, finalBlock)
      return answer
    })
  }

  /** Asks nodes, and knows of a write for as long as it runs. */
  async #ask(
    { nodes, ledger }: Route,
    calls: readonly GatewayCall[],
    { body, query }: { readonly body: string; readonly query: string },
    holding: RequestBytes,
  ): Promise<NodeAnswer> {
    const isWrite = calls.some(({ method }) => isWriting(method))
    const end = isWrite ? this.#writes.begin(ledger) : undefined
    try {
      return await this.#nodes.ask(nodes, { method: "POST", query, body, isWriting: isWrite, ledger, calls }, holding)
    } finally {
      end?.()
    }
  }

  /**
   * The last final block at the moment at which calls are sent: a block that becomes final while a node answers may not be the one that it
   * told of.
   */
  async #finalBlockOf({ chain }: Route, calls: readonly GatewayCall[]): Promise<number | undefined> {
    if (chain === undefined || !calls.some(({ method }) => mayBeImmutable(method))) return undefined
    return this.#finalBlocks.of(chain)
  }

  /** Keeps what never changes; no caller waits for it. */
  async #keep(
    call: GatewayCall,
    key: string,
    { status, text }: Pick<NodeAnswer, "status" | "text">,
    finalBlock: Promise<number | undefined>,
  ): Promise<void> {
    if (status !== 200 || !mayBeImmutable(call.method)) return
    const number = await finalBlock
    try {
      if (isImmutable(call, text, number)) this.#cache.set(key, text.trimEnd())
    } catch {
      // What is no JSON is the node's fault, and was passed on as it came.
    }
  }
}

/** Chains of several networks may have a path in common. */
function callKey({ requestPath, chain }: Route, { method, params }: GatewayCall): string {
  return `${chain?.chainId ?? ""}\n${requestPath}\n${method}\n${params}`
}

/** An answer from memory as a node writes it. */
function answerTo(route: Route, text: string, id: string): NodeAnswer {
  const contentType = route.interface === "evm" ? jsonType : `${jsonType}; charset=utf-8`
  return { status: 200, contentType, text: `${withId(text, id)}\n` }
}

function unanswered(id: string): string {
  return errorAnswer(id, internal, "the node did not answer this call")
}

function itemsOrNone(text: string): readonly string[] {
  try {
    return Array.isArray(JSON.parse(text)) ? jsonItems(text) : []
  } catch {
    return []
  }
}
