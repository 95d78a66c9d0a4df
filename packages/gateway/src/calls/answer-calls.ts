import type { AnswerCache } from "../cache/answer-cache.ts"
import type { FinalBlocks } from "../cache/final-blocks.ts"
import { isImmutable, mayBeImmutable } from "../cache/immutable.ts"
import type { RequestBytes } from "../held-bytes.ts"
import { batchAnswers, type ReadAnswer } from "../json/batch-answers.ts"
import type { Nodes } from "../nodes/ask-nodes.ts"
import type { NodeAnswer } from "../nodes/node-connections.ts"
import type { NodePlaces } from "../nodes/node-places.ts"
import { callText, errorAnswer, type GatewayCall, withId } from "./call.ts"
import { ChainWrites } from "./chain-writes.ts"
import { isWriting } from "./methods.ts"
import type { Route } from "./route.ts"
import { type After, RunningReads } from "./running-reads.ts"
import { maybeShared } from "./sharing.ts"

/** What {@link CallAnswers} needs. */
export interface CallAnswering {
  readonly nodes: Pick<Nodes, "ask">
  readonly cache: AnswerCache
  readonly finalBlocks: FinalBlocks
  /** Limits the calls that are with nodes. */
  readonly places: Pick<NodePlaces, "take">
  /** Default: a timer of `setTimeout`. */
  readonly after?: After | undefined
}

/** The source of an answer: the cache (`kept`), the running request of another caller (`shared`), or a node (`asked`). */
export type AnswerSource = "kept" | "shared" | "asked"

/** The answer to a single call. */
export interface SourcedAnswer extends NodeAnswer {
  readonly source: AnswerSource
}

/** The answer to a call of a batch. */
export interface SourcedText {
  /** Undefined for a notification. */
  readonly text: string | undefined
  readonly source: AnswerSource
}

const jsonType = "application/json"
/** The code of a failure that the caller did not cause. */
const internal = -32603

/** Answers permitted calls from the cache, from another caller's running request, or by requests to nodes. */
export class CallAnswers {
  readonly #nodes: Pick<Nodes, "ask">
  readonly #cache: AnswerCache
  readonly #finalBlocks: FinalBlocks
  readonly #places: Pick<NodePlaces, "take">
  readonly #writes = new ChainWrites()
  readonly #running: RunningReads

  constructor({ nodes, cache, finalBlocks, places, after }: CallAnswering) {
    this.#nodes = nodes
    this.#cache = cache
    this.#finalBlocks = finalBlocks
    this.#places = places
    this.#running = new RunningReads(this.#writes, after)
  }

  /**
   * The answer to a single call. A node's answer is passed on unchanged.
   *
   * @param holding counts the bytes held for the request
   * @throws NoNodeError, NoRoomError
   */
  async one(route: Route, call: GatewayCall, query: string, holding: RequestBytes): Promise<SourcedAnswer> {
    const { id } = call
    const key = callKey(route, call)
    // A notification has no answer to share.
    const isOwn = id === undefined || query !== ""
    const isShared = !isOwn && maybeShared(call)
    const known = () => (isOwn ? undefined : this.#known(route, call, key, isShared, holding))
    // Without a running read to join, the request starts in the same tick, so that the next caller can join it.
    const knowing = known()
    const found = knowing && (await knowing)
    if (found !== undefined) return found
    const place = this.#places.take(route.ledger, holding, 1)
    const leave = typeof place === "function" ? place : await place
    try {
      // Whoever has waited may find what others have asked for meanwhile.
      const knowingNow = typeof place === "function" ? undefined : known()
      const foundNow = knowingNow && (await knowingNow)
      if (foundNow !== undefined) return foundNow
      const finalBlock = isOwn ? undefined : this.#finalBlockOf(route, [call])
      const asking = this.#ask(route, [call], { body: callText(call, id), query }, holding)
      if (isShared) this.#running.share(route.ledger, key, asking)
      const answer = await asking
      if (finalBlock !== undefined && mayBeImmutable(call.method))
        void this.#keep(call, key, { text: answer.text, value: singleAnswer(answer) }, finalBlock)
      return { ...answer, source: "asked" }
    } finally {
      leave()
    }
  }

  /** An answer from memory, or that of somebody else's running read, which is undefined where it fails; undefined where there is neither. */
  #known(
    route: Route,
    { id }: GatewayCall,
    key: string,
    isShared: boolean,
    holding: RequestBytes,
  ): SourcedAnswer | Promise<SourcedAnswer | undefined> | undefined {
    const kept = this.#cache.get(key, id as string)
    if (kept !== undefined) return { ...answerTo(route, kept), source: "kept" }
    const joining = isShared ? this.#running.join(route.ledger, key) : undefined
    return joining?.then((joined) => {
      if (joined === undefined) return undefined
      // The other caller, whose request counts the bytes too, may disconnect before this request ends.
      holding.share(joined.text.length)
      return { ...joined, text: `${withId(joined.text, id as string)}\n`, source: "shared" }
    })
  }

  /**
   * The answers to the calls of a batch, in order. Calls that are not cached go to a node as one batch, for this caller
   * only: the answers to a batch arrive together, and may depend on a write in the same batch.
   *
   * @param holding counts the bytes held for the request
   * @throws NoNodeError, NoRoomError
   */
  async together(route: Route, calls: readonly GatewayCall[], holding: RequestBytes): Promise<readonly SourcedText[]> {
    const keptNow = () =>
      calls.map((call) => (call.id === undefined ? undefined : this.#cache.get(callKey(route, call), call.id)))
    let kept = keptNow()
    const missing = kept.filter((text) => text === undefined).length
    const place = missing === 0 ? undefined : this.#places.take(route.ledger, holding, missing)
    const leave = typeof place === "object" ? await place : place
    try {
      // Others may have asked for the same meanwhile.
      if (typeof place === "object") kept = keptNow()
      const asked = calls.filter((_, at) => kept[at] === undefined)
      const answers = asked.length === 0 ? [] : await this.#askTogether(route, asked, holding)
      let next = 0
      return calls.map(({ id }, at) => {
        const memory = kept[at]
        if (memory !== undefined) return { text: memory, source: "kept" }
        const text = answers[next++]
        if (id === undefined) return { text: undefined, source: "asked" }
        return { text: text === undefined ? unanswered(id) : withId(text, id), source: "asked" }
      })
    } finally {
      leave?.()
    }
  }

  /** Sends calls as one batch, with ids of the gateway, since a caller may use the same id twice. */
  async #askTogether(
    route: Route,
    calls: readonly GatewayCall[],
    holding: RequestBytes,
  ): Promise<readonly (string | undefined)[]> {
    const body = `[${calls.map((call, at) => callText(call, String(at))).join(",")}]`
    const finalBlock = this.#finalBlockOf(route, calls)
    const { text } = await this.#ask(route, calls, { body, query: "" }, holding)
    const answers = batchAnswers(text)
    return calls.map((call, at) => {
      const answer = answers.get(at)
      if (answer !== undefined && mayBeImmutable(call.method))
        void this.#keep(call, callKey(route, call), answer, finalBlock)
      return answer?.text
    })
  }

  /** Sends calls to nodes. A write is registered while it runs. */
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

  /** The last final block at the time when calls are sent. A block that becomes final while a node answers may differ from the block in its answer. */
  async #finalBlockOf({ chain }: Route, calls: readonly GatewayCall[]): Promise<number | undefined> {
    if (chain === undefined || !calls.some(({ method }) => mayBeImmutable(method))) return undefined
    return this.#finalBlocks.of(chain)
  }

  /** Caches an answer that never changes; no caller waits for it. */
  async #keep(
    call: GatewayCall,
    key: string,
    { text, value }: ReadAnswer,
    finalBlock: Promise<number | undefined>,
  ): Promise<void> {
    if (isImmutable(call, value, await finalBlock)) this.#cache.set(key, text.trimEnd())
  }
}

/** Chains of different networks may share a path. */
function callKey({ requestPath, chain }: Route, { method, params }: GatewayCall): string {
  return `${chain?.chainId ?? ""}\n${requestPath}\n${method}\n${params}`
}

/** A cached answer in the form of a node's answer. */
function answerTo(route: Route, text: string): NodeAnswer {
  const contentType = route.interface === "evm" ? jsonType : `${jsonType}; charset=utf-8`
  return { status: 200, contentType, text: `${text}\n` }
}

function unanswered(id: string): string {
  return errorAnswer(id, internal, "the node did not answer this call")
}

/** The value of an answer to a single call; undefined where it is none, which is the node's fault and goes on as it came. */
function singleAnswer({ status, text }: NodeAnswer): unknown {
  try {
    return status === 200 ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
