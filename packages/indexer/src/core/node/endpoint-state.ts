import { type Clock, withTimeLimit } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { NodeUrl } from "./node-url.ts"

/** Milliseconds for which a node may keep everybody waiting before it counts as silent. */
export const silentAfter = 2_000
/** Milliseconds for which an endpoint that failed is left alone at most: what is back is to be noticed within seconds. */
const longestEndpointPause = 4_000
/** The same for one that only lacks blocks, or had too many of them. */
const longestShortPause = 2_000

/** A request that is not answered yet. */
interface AwaitedRequest {
  /** By the clock's `elapsed`. */
  readonly askedAt: number
  readonly overtaken: AbortController
}

/** So long, in milliseconds, an endpoint is asked last whose answer cannot be true: twice as long each time, up to the longest. */
const firstDistrust = 30_000
const longestDistrust = 600_000

/** What an endpoint answered that cannot be true. */
export interface UntrueAnswers {
  readonly host: string
  readonly count: number
  /** What is wrong with the last of them. */
  readonly reason: string
  /** When that came, in Unix seconds. */
  readonly at: number
}

/** How one URL of a node stands: what it told, how it did of late, and when it may be asked again. */
export class EndpointState {
  /** Its host, which may be shown. */
  readonly host: string
  /** Whether it serves the chain that it should; undefined until it was asked, and after it was out of reach. */
  chain: "right" | "wrong" | undefined
  /** The highest block that it told of. */
  head: number | undefined
  /** When it may be asked again. */
  due = 0
  /** When it may be asked for blocks again: it lacked some, or had too many. */
  blocksDue = 0
  failures = 0
  inFlight = 0
  /** What it answered of that kind. */
  untrue: UntrueAnswers | undefined
  #turns = 0
  /** Until when it is asked last, since what it answered cannot be true; and for how long that is, or was. */
  #distrustedUntil = 0
  #distrust = 0
  #failedTurn = 0
  readonly #awaited = new Set<AwaitedRequest>()
  #heardAt = Number.NEGATIVE_INFINITY
  readonly #clock: Clock
  readonly #explain: (error: unknown) => NodeFault

  /** @param explain - the fault that an error is, without secrets. */
  constructor({ host }: Pick<NodeUrl, "host">, clock: Clock, explain: (error: unknown) => NodeFault) {
    this.host = host
    this.#clock = clock
    this.#explain = explain
  }

  /** The fault that an error is, with the host before it. */
  explain(error: unknown): NodeFault {
    const fault = this.#explain(error)
    return fault.message.startsWith(`${this.host}: `) ? fault : fault.saying(`${this.host}: ${fault.message}`)
  }

  /**
   * Waits for an answer of it. Where it answers a later request after a silence, the answers that it owed before are lost: whoever waits
   * for one is told so at once.
   *
   * @param milliseconds - after which it is given up.
   * @throws what `work` throws, the signal's reason after an abort, and a NodeFault of the kind `timeout`.
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

  /** Something is begun with it; which turn that is. */
  begin(): number {
    return ++this.#turns
  }

  succeeded(): void {
    this.failures = 0
    this.due = 0
    this.blocksDue = 0
  }

  /** Leaves it alone for a while, the longer the more often it failed. Turns that were begun before one failed count with it. */
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

  /** Whether others are not to be asked before it. */
  get isTrusted(): boolean {
    return this.#distrustedUntil <= this.#clock.elapsed()
  }

  /** What it answered cannot be true: it is asked last for a while, twice as long as before unless that is long ago. */
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
