import type { Clock } from "../clock.ts"
import type { NodeFault } from "../fault.ts"
import type { NodeUrl } from "./node-url.ts"

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
  #turns = 0
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
    const soon = fault.kind === "behind" || fault.kind === "too-large"
    const longest = soon ? 2_000 : 30_000
    const delay = Math.min(longest, (soon ? 20 : 250) * 2 ** Math.min(this.failures++, 20))
    const due = now + Math.max(delay * (1 - this.#clock.random() / 2), Math.min(fault.retryAfter ?? 0, 300_000))
    if (soon) this.blocksDue = due
    else this.due = due
    if (fault.kind === "connection" || fault.kind === "http") this.chain = undefined
  }
}
