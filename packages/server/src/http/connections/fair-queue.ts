import type { AcceptBacklog } from "./accept-backlog.ts"
import { WaitingCallers } from "./waiting-callers.ts"

/** Event loop iterations per request that begins, while connections wait to be accepted. */
const looksPerRequest = 4
/** Complete requests that begin for each incomplete one. */
const requestsPerPart = 4
/** Callers whose last turn is remembered; beyond it the callers served longest ago are forgotten. */
const maxRemembered = 4_096

/**
 * Begins requests in a fair order: the next one is a request of the caller served least recently. A caller with few requests therefore comes
 * before all callers who send without a pause, however many these are. One request begins per iteration of the event loop, so requests that
 * arrive meanwhile take part; if none waits, a request begins at once. While connections wait to be accepted, several iterations pass before a
 * request begins: a connection has no known caller before it is accepted. Complete requests come before those whose body is still to arrive.
 */
export class FairQueue {
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  readonly #whole = new WaitingCallers()
  readonly #parts = new WaitingCallers()
  /** The count of requests at which each caller was served last, in that order. */
  readonly #served = new Map<string, number>()
  #count = 0
  #isTurn = false
  #looks = 0

  /** @param backlog of connections that wait to be accepted */
  constructor(backlog: Pick<AcceptBacklog, "milliseconds">) {
    this.#backlog = backlog
  }

  /** Queued requests. */
  get waiting(): number {
    return this.#whole.size + this.#parts.size
  }

  /**
   * Begins a request of a caller when its turn comes.
   *
   * @param isWhole whether all of its body has arrived
   * @returns a function that removes the request from the queue, if it has not begun
   */
  enter(name: string, begin: () => void, isWhole = true): () => void {
    const beginNow = () => {
      this.#serve(name)
      begin()
    }
    if (!this.#isTurn) {
      this.#turn()
      beginNow()
      return () => {}
    }
    const callers = isWhole ? this.#whole : this.#parts
    return callers.add(name, this.#served.get(name) ?? 0, beginNow)
  }

  #serve(name: string): void {
    this.#count += 1
    this.#served.delete(name)
    this.#served.set(name, this.#count)
    if (this.#served.size <= maxRemembered) return
    const [first] = this.#served.keys()
    this.#served.delete(first as string)
  }

  /** Begins the next request in the next iteration of the event loop. */
  #turn(): void {
    if (this.#isTurn) return
    this.#isTurn = true
    setImmediate(() => {
      this.#isTurn = false
      if (this.#backlog.milliseconds > 0 && ++this.#looks < looksPerRequest) {
        this.#turn()
        return
      }
      this.#looks = 0
      const isForPart = this.#whole.isEmpty || this.#count % requestsPerPart === requestsPerPart - 1
      const callers = isForPart && !this.#parts.isEmpty ? this.#parts : this.#whole
      callers.next(this.#count + 1)?.()
      if (!this.#whole.isEmpty || !this.#parts.isEmpty) this.#turn()
    })
  }
}
