import { requestFault, type SimulatedReply, throttled } from "../node/request-faults.ts"
import type { Random } from "../random.ts"

/** The temporary behavior of any node. */
export interface NodeMood {
  /** The probability of a fault in a request as a whole. */
  readonly requestFaults: number
  /** The probability of a fault in each call. */
  readonly callFaults: number
  /** The faults that apply to all requests. */
  readonly always?: string | undefined
  /** The maximal milliseconds until the node answers. */
  readonly slowness: number
}

/** A node that answers JSON-RPC over HTTP with faults, independent of the methods. */
export abstract class FaultyEndpoint<Call, Mood extends NodeMood> {
  readonly url: string
  protected readonly random: Random
  /** Calls in a request at most. */
  protected readonly maxBatch: number
  abstract mood: Mood

  constructor(url: string, random: Random, maxBatch = Number.POSITIVE_INFINITY) {
    this.url = url
    this.random = random
    this.maxBatch = maxBatch
  }

  /** Milliseconds until it answers. */
  delay(): number {
    return this.random.spanning(1, this.mood.slowness)
  }

  /** Answers a request with the node's current behavior. */
  reply(path: string, body: string, now: number): SimulatedReply {
    const { always, requestFaults } = this.mood
    if (always === "refused" || always === "hanging") return { kind: always }
    if (always === "throttled") return throttled(now, this.random)
    const absent = this.absent(path)
    if (absent !== undefined) return absent
    const request = JSON.parse(body) as Call | readonly Call[]
    const isBatch = Array.isArray(request)
    const calls = (isBatch ? request : [request]) as readonly Call[]
    const answered = this.answerAll(path, calls)
    if (isBatch && calls.length > this.maxBatch) return tooManyCalls
    const text = isBatch ? `[${answered.join()}]` : (answered[0] ?? "")
    if (!this.random.chance(requestFaults)) return { kind: "answer", status: 200, text }
    return this.faultOf(calls, requestFault(text, isBatch, now, this.random))
  }

  /** The answer for an unknown path. */
  protected abstract absent(path: string): SimulatedReply | undefined

  /** The answers as JSON, in no certain order, some missing or more than once. */
  protected abstract answerAll(path: string, calls: readonly Call[]): readonly string[]

  /** The fault of a request, or another fault if a client could not detect this one. */
  protected faultOf(_calls: readonly Call[], fault: SimulatedReply): SimulatedReply {
    return fault
  }
}

const tooManyCalls: SimulatedReply = {
  kind: "answer",
  status: 200,
  text: JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32600, message: "batch too large" } }),
}
