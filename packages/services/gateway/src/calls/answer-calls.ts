import type { AnswerCache } from "../cache/answer-cache.ts"
import type { FinalBlocks } from "../cache/final-blocks.ts"
import { isImmutable, mayBeImmutable } from "../cache/immutable.ts"
import type { Holding } from "../held-bytes.ts"
import { itemsOf } from "../json/raw-json.ts"
import type { Nodes } from "../nodes/ask-nodes.ts"
import type { NodeAnswer } from "../nodes/node-connections.ts"
import { type Call, callWithId, errorAnswer, withId } from "./call.ts"
import { isWriting } from "./methods.ts"
import type { Route } from "./route.ts"

/** What calls are answered by. */
export interface CallAnswering {
  readonly nodes: Nodes
  readonly cache: AnswerCache
  readonly finalBlocks: FinalBlocks
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

interface KnownAnswer {
  readonly answer: NodeAnswer | Promise<NodeAnswer>
  readonly source: "kept" | "shared"
}

const jsonType = "application/json"

/** Answers calls that are allowed: from memory, with somebody else's answer to the same, or by asking nodes. */
export class CallAnswers {
  readonly #nodes: Nodes
  readonly #cache: AnswerCache
  readonly #finalBlocks: FinalBlocks
  /** Reads that nodes are asked for right now, by what they ask. */
  readonly #running = new Map<string, Promise<NodeAnswer>>()

  constructor({ nodes, cache, finalBlocks }: CallAnswering) {
    this.#nodes = nodes
    this.#cache = cache
    this.#finalBlocks = finalBlocks
  }

  /**
   * The answer to a call that was sent alone; a node's own goes on as it came.
   *
   * @param holding counts what is held for the request
   * @throws NoNodeError, NoRoomError
   */
  async one(route: Route, call: Call, query: string, holding: Holding): Promise<SourcedAnswer> {
    const { id } = call
    const request = { method: "POST", query, body: call.text, isWriting: isWriting(call.method) } as const
    // Who wants no answer shares none.
    const isOwn = id === undefined || request.isWriting || query !== ""
    const known = isOwn ? undefined : this.#known(route, call)
    if (known !== undefined) {
      const answer = await heldFor(holding, known)
      return { ...answerWith(answer, id as string), source: known.source }
    }
    const asking = this.#nodes.ask(route.nodes, request, holding)
    return { ...(await (isOwn ? asking : this.#run(route, call, asking))), source: "asked" }
  }

  /**
   * The answers to calls that were sent together, in their order. What has to be asked is asked together too.
   *
   * @param holding counts what is held for the request
   * @throws NoNodeError, NoRoomError
   */
  async together(route: Route, calls: readonly Call[], holding: Holding): Promise<readonly SourcedText[]> {
    const asked: Call[] = []
    let batch: Promise<readonly NodeAnswer[]> | undefined
    // It is sent when all calls have been looked at.
    const ask = async (call: Call): Promise<NodeAnswer> => {
      const at = asked.push(call) - 1
      await Promise.resolve()
      batch ??= this.#askTogether(route, asked, holding)
      return (await batch)[at] as NodeAnswer
    }
    const answers = calls.map(async (call): Promise<SourcedAnswer> => {
      const isOwn = call.id === undefined || isWriting(call.method)
      const known = isOwn ? undefined : this.#known(route, call)
      if (known !== undefined) return { ...(await heldFor(holding, known)), source: known.source }
      const asking = ask(call)
      return { ...(await (isOwn ? asking : this.#run(route, call, asking))), source: "asked" }
    })
    const found = await Promise.all(answers)
    return found.map((answer, at) => {
      const id = calls[at]?.id
      const { source } = answer
      if (id === undefined) return { text: undefined, source }
      // What somebody else asked alone may have been answered with no JSON.
      return { text: isAnswer(answer) ? withId(answer.text, id) : unanswered(id), source }
    })
  }

  /** Sends calls as one batch, under ids of its own, since callers may give two of them the same. */
  async #askTogether(route: Route, calls: readonly Call[], holding: Holding): Promise<readonly NodeAnswer[]> {
    const body = `[${calls.map((call, at) => callWithId(call, String(at))).join(",")}]`
    const someWriting = calls.some(({ method }) => isWriting(method))
    const request = { method: "POST", query: "", body, isWriting: someWriting } as const
    const answer = await this.#nodes.ask(route.nodes, request, holding)
    const texts = new Map<unknown, string>()
    for (const text of itemsOrNone(answer.text))
      texts.set((JSON.parse(text) as { readonly id?: unknown } | null)?.id, text)
    return calls.map((_, at) => ({
      status: 200,
      contentType: jsonType,
      text: texts.get(at) ?? unanswered(String(at)),
    }))
  }

  /** What is remembered, or asked already. */
  #known(route: Route, call: Call): KnownAnswer | undefined {
    const key = keyOf(route, call)
    const kept = this.#cache.get(key)
    if (kept !== undefined) {
      return { answer: { status: 200, contentType: jsonType, text: kept }, source: "kept" }
    }
    const answer = this.#running.get(key)
    return answer === undefined ? undefined : { answer, source: "shared" }
  }

  /** Shares what is being asked with whoever asks the same meanwhile, and keeps it where it never changes. */
  #run(route: Route, call: Call, asking: Promise<NodeAnswer>): Promise<NodeAnswer> {
    const key = keyOf(route, call)
    this.#running.set(key, asking)
    const done = () => {
      if (this.#running.get(key) === asking) this.#running.delete(key)
    }
    asking.then((answer) => {
      done()
      void this.#keep(route, call, key, answer)
    }, done)
    return asking
  }

  async #keep(route: Route, call: Call, key: string, { status, text }: NodeAnswer): Promise<void> {
    if (status !== 200 || !mayBeImmutable(call.method)) return
    const finalBlock = route.chain === undefined ? undefined : await this.#finalBlocks.of(route.chain)
    try {
      if (isImmutable(call, text, finalBlock)) this.#cache.set(key, text)
    } catch {
      // What is no JSON is the node's fault, and was passed on as it came.
    }
  }
}

/** An answer that is there or asked for already. Who asked for it may go away before this request does. */
async function heldFor(holding: Holding, { answer, source }: KnownAnswer): Promise<NodeAnswer> {
  const known = await answer
  if (source === "shared") holding.share(known.text.length)
  return known
}

/** Chains of several networks may have a path in common. */
function keyOf({ requestPath, chain }: Route, { method, params }: Call): string {
  return `${chain?.chainId ?? ""}\n${requestPath}\n${method}\n${params}`
}

function unanswered(id: string): string {
  return errorAnswer(id, -32603, "the node did not answer this call")
}

/** Somebody else's answer: what is no answer to a call goes on as it is. */
function answerWith(answer: NodeAnswer, id: string): NodeAnswer {
  return isAnswer(answer) ? { ...answer, text: withId(answer.text, id) } : answer
}

function itemsOrNone(text: string): readonly string[] {
  try {
    return Array.isArray(JSON.parse(text)) ? itemsOf(text) : []
  } catch {
    return []
  }
}

/** Whether what a node sent is the answer to a call. */
function isAnswer({ status, text }: NodeAnswer): boolean {
  if (status !== 200) return false
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
