import { type Clock, withTimeLimit } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { NodeUrl } from "./node-url.ts"

/** Milliseconds without an answer after which a node counts as silent. */
export const silentAfter = 2_000
/** Maximum milliseconds between two attempts at a failing endpoint: its return must be noticed within seconds. */
const longestEndpointPause = 4_000
/** The same for an endpoint that only lacks blocks, or whose answers are too large. */
const longestShortPause = 2_000

/** A request without an answer yet. */
interface AwaitedRequest {
  /** When the request was sent, by the clock's `elapsed`. */
  readonly askedAt: number
  readonly overtaken: AbortController
}

/** Milliseconds for which an endpoint is used last after an answer that cannot be true: twice as long each time, up to the longest. */
const firstDistrust = 30_000
const longestDistrust = 600_000

/** A summary of the answers of an endpoint that cannot be true. */
export interface UntrueAnswers {
  readonly host: string
  readonly count: number
  /** What is wrong with the last of these answers. */
  readonly reason: string
  /** Unix seconds of the last of these answers. */
  readonly at: number
}

/** The state of one URL of a node: the head it reported, its recent results, and when it may be used again. */
export class EndpointState {
  /** The host of the URL, which may be shown. */
  readonly host: string
  /** Whether the endpoint serves the expected chain; undefined before the first check, and after the endpoint was unreachable. */
  chain: "right" | "wrong" | undefined
  /** The highest block that the endpoint reported. */
  head: number | undefined
  /** When the endpoint may be used again, by the clock's `elapsed`. */
  due = 0
  /** When the endpoint may be used for blocks again, by the clock's `elapsed`: it lacked blocks, or its answer was too large. */
  blocksDue = 0
  failures = 0
  inFlight = 0
  /** Moving average of the milliseconds for a block of a shared range; undefined before the first one. */
  #eachMs: number | undefined
  /** The endpoint's answers that cannot be true; undefined if there are none. */
  untrue: UntrueAnswers | undefined
  #turns = 0
  /** Until when the endpoint is used last, by the clock's `elapsed`, and for how many milliseconds that is or was. */
  #distrustedUntil = 0
  #distrust = 0
  #failedTurn = 0
  readonly #awaited = new Set<AwaitedRequest>()
  #heardAt = Number.NEGATIVE_INFINITY
  readonly #clock: Clock
  readonly #explain: (error: unknown) => NodeFault

  /** @param explain - converts an error to a fault without secrets. */
  constructor({ host }: Pick<NodeUrl, "host">, clock: Clock, explain: (error: unknown) => NodeFault) {
    this.host = host
    this.#clock = clock
    this.#explain = explain
  }

  /** Converts an error to a fault whose message begins with the host. */
  explain(error: unknown): NodeFault {
    const fault = this.#explain(error)
    return fault.message.startsWith(`${this.host}: `) ? fault : fault.saying(`${this.host}: ${fault.message}`)
  }

  /**
   * Waits for an answer of the endpoint. If it answers a later request after a silence, the answers to earlier requests are
   * lost, and waiting for them fails at once.
   *
   * @param milliseconds - the time limit.
   * @throws what `work` throws, the signal's reason after an abort, and a NodeFault of kind `timeout`.
   */
  protected async answerOf<T>(
    milliseconds: number,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const awaited: AwaitedRequest = { askedAt: this.#clock.elapsed(), overtaken: new AbortController() }
    const late = () => new NodeFault("timeout", `${this.host}: no answer within ${milliseconds} ms`)
    const either = AbortSignal.any([signal, awaited.overtaken.signal])
    this.#awaited.add(awaited)
    try {
      const answer = await withTimeLimit(this.#clock, milliseconds, either, work, late)
      this.#heard(awaited)
      return answer
    } finally {
      this.#awaited.delete(awaited)
    }
  }

  #heard({ askedAt }: AwaitedRequest): void {
    const now = this.#clock.elapsed()
    const since = Math.max(this.#heardAt, Math.min(...[...this.#awaited].map((one) => one.askedAt)))
    this.#heardAt = now
    if (now - since < silentAfter) return
    const lost = new NodeFault("timeout", `${this.host}: an answer was lost while the node was silent`)
    for (const one of this.#awaited) if (one.askedAt < askedAt) one.overtaken.abort(lost)
  }

  /** Begins a turn: one use of the endpoint. Returns the number of the turn. */
  begin(): number {
    return ++this.#turns
  }

  /** Records the time of an answer about a range of blocks. */
  took(milliseconds: number, blocks: number): void {
    const each = milliseconds / blocks
    this.#eachMs = this.#eachMs === undefined ? each : this.#eachMs + (each - this.#eachMs) * 0.3
  }

  /**
   * How long a further range would take beside those under way, to be compared with other endpoints. One whose speed is not known yet has a
   * single range.
   */
  get expected(): number {
    if (this.#eachMs === undefined) return this.inFlight === 0 ? 0 : Number.POSITIVE_INFINITY
    return (this.inFlight + 1) * this.#eachMs
  }

  succeeded(): void {
    this.failures = 0
    this.due = 0
    this.blocksDue = 0
  }

  /** Pauses the endpoint, longer with each failure. Turns that had begun before a failure count as the same failure. */
  failed(fault: NodeFault, turn: number): void {
    const now = this.#clock.elapsed()
    if (turn <= this.#failedTurn && fault.retryAfter === undefined) return
    this.#failedTurn = this.#turns
    if (fault.kind === "nonsense") this.#distrustFor(fault)
    const soon = fault.kind === "behind" || fault.kind === "too-large"
    const longest = soon ? longestShortPause : longestEndpointPause
    const delay = Math.min(longest, (soon ? 20 : 250) * 2 ** Math.min(this.failures++, 20))
    const due = now + Math.max(delay * (1 - this.#clock.random() / 2), Math.min(fault.retryAfter ?? 0, 300_000))
    if (soon) this.blocksDue = due
    else this.due = due
    if (fault.kind === "connection" || fault.kind === "http") this.chain = undefined
  }

  /** Whether the endpoint keeps its place in the order of preference; if not, the others are used before it. */
  get isTrusted(): boolean {
    return this.#distrustedUntil <= this.#clock.elapsed()
  }

  /** Uses the endpoint last for a while after an answer that cannot be true: twice as long as the last time, unless that is long ago. */
  #distrustFor({ message: reason }: NodeFault): void {
    const now = this.#clock.elapsed()
    if (this.isTrusted) {
      const isSoon = this.#distrust > 0 && now - this.#distrustedUntil < longestDistrust
      this.#distrust = isSoon ? Math.min(longestDistrust, this.#distrust * 2) : firstDistrust
      this.#distrustedUntil = now + this.#distrust
    }
    const at = Math.floor(this.#clock.now() / 1000)
    this.untrue = { host: this.host, count: (this.untrue?.count ?? 0) + 1, reason, at }
  }
}
