import type { Clock } from "../clock.ts"
import type { NodeFault } from "../fault.ts"
import type { NodeUrl } from "./node-url.ts"

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
    const longest = soon ? 2_000 : 30_000
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
