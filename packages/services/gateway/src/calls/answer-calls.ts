import type { AnswerCache } from "../cache/answer-cache.ts"
import type { FinalBlocks } from "../cache/final-blocks.ts"
import { isImmutable, mayBeImmutable } from "../cache/immutable.ts"
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
   * @throws NoNodeError
   */
  async one(route: Route, call: Call, query: string): Promise<NodeAnswer> {
    const { id } = call
    const request = { method: "POST", query, body: call.text, isWriting: isWriting(call.method) } as const
    // Who wants no answer shares none.
    if (id === undefined || request.isWriting || query !== "") return this.#nodes.ask(route.nodes, request)
    const known = this.#known(route, call)
    if (known !== undefined) return answerWith(await known, id)
    return this.#run(route, call, this.#nodes.ask(route.nodes, request))
  }

  /**
   * The answers to calls that were sent together, in their order: texts of answers, none for those that want none. What has to be asked is
   * asked together too.
   *
   * @throws NoNodeError
   */
  async together(route: Route, calls: readonly Call[]): Promise<readonly (string | undefined)[]> {
    const asked: Call[] = []
    let batch: Promise<readonly NodeAnswer[]> | undefined
    // It is sent when all calls have been looked at.
    const ask = async (call: Call): Promise<NodeAnswer> => {
      const at = asked.push(call) - 1
      await Promise.resolve()
      batch ??= this.#askTogether(route, asked)
      return (await batch)[at] as NodeAnswer
    }
    const answers = calls.map((call) => {
      if (call.id === undefined || isWriting(call.method)) return ask(call)
      return this.#known(route, call) ?? this.#run(route, call, ask(call))
    })
    const found = await Promise.all(answers)
    return found.map(({ text }, at) => {
      const id = calls[at]?.id
      return id === undefined ? undefined : withId(text, id)
    })
  }

  /** Sends calls as one batch, under ids of its own, since callers may give two of them the same. */
  async #askTogether(route: Route, calls: readonly Call[]): Promise<readonly NodeAnswer[]> {
    const body = `[${calls.map((call, at) => callWithId(call, String(at))).join(",")}]`
    const someWriting = calls.some(({ method }) => isWriting(method))
    const answer = await this.#nodes.ask(route.nodes, { method: "POST", query: "", body, isWriting: someWriting })
    const texts = new Map<unknown, string>()
    for (const text of itemsOrNone(answer.text))
      texts.set((JSON.parse(text) as { readonly id?: unknown } | null)?.id, text)
    return calls.map((_, at) => ({
      status: 200,
      contentType: jsonType,
      text: texts.get(at) ?? errorAnswer(String(at), -32603, "the node did not answer this call"),
    }))
  }

  /** What is remembered, or asked already. */
  #known(route: Route, call: Call): Promise<NodeAnswer> | NodeAnswer | undefined {
    const key = keyOf(route, call)
    const kept = this.#cache.get(key)
    return kept === undefined ? this.#running.get(key) : { status: 200, contentType: jsonType, text: kept }
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

function keyOf({ requestPath }: Route, { method, params }: Call): string {
  return `${requestPath}\n${method}\n${params}`
}

/** Somebody else's answer: what is no answer to a call goes on as it is. */
function answerWith(answer: NodeAnswer, id: string): NodeAnswer {
  return answer.status === 200 && isObject(answer.text) ? { ...answer, text: withId(answer.text, id) } : answer
}

function itemsOrNone(text: string): readonly string[] {
  try {
    return Array.isArray(JSON.parse(text)) ? itemsOf(text) : []
  } catch {
    return []
  }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
