import type { AcceptBacklog } from "./accept-backlog.ts"
import { WaitingCallers } from "./waiting-callers.ts"

/** Event loop iterations per request that begins, while connections wait to be accepted. */
const looksPerRequest = 4
/** Requests that begin per iteration of the event loop at most. */
const maxPerIteration = 8
/** Milliseconds that the requests of an iteration may take, by the time that those before them took. */
const iterationMilliseconds = 1
/** Complete requests that begin for each incomplete one. */
const requestsPerPart = 4
/** Callers whose last turn is remembered; beyond it the callers served longest ago are forgotten. */
const maxRemembered = 4_096

/**
 * Begins requests in a fair order: the next one is a request of the caller served least recently. A caller with few requests therefore comes
 * before all callers who send without a pause, however many these are. Few requests begin per iteration of the event loop, so requests that
 * arrive meanwhile take part; if none waits, a request begins at once. While connections wait to be accepted, several iterations pass before one
 * request begins: a connection has no known caller before it is accepted. Complete requests come before those whose body is still to arrive.
 */
export class FairQueue {
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  readonly #whole = new WaitingCallers()
  readonly #parts = new WaitingCallers()
  /** The count of requests at which each caller was served last, in that order. */
  readonly #served = new Map<string, number>()
  readonly #now: () => number
  #count = 0
  #isTurn = false
  #looks = 0
  /** Requests begun in this iteration, and when the first of them began. */
  #begun = 0
  #since = 0
  /** Milliseconds of an iteration per request, as a moving average: most work of a request comes after it began. */
  #cost = 0

  /**
   * @param backlog of connections that wait to be accepted
   * @param now the clock, milliseconds
   */
  constructor(backlog: Pick<AcceptBacklog, "milliseconds">, now = () => performance.now()) {
    this.#backlog = backlog
    this.#now = now
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
    if (!this.#isTurn) this.#startIteration()
    if (this.#isEmpty && this.#hasRoom) {
      this.#turn()
      this.#begun += 1
      beginNow()
      return () => {}
    }
    const callers = isWhole ? this.#whole : this.#parts
    return callers.add(name, this.#served.get(name) ?? 0, beginNow)
  }

  get #isEmpty(): boolean {
    return this.#whole.isEmpty && this.#parts.isEmpty
  }

  /** Whether a further request may begin in this iteration. */
  get #hasRoom(): boolean {
    if (this.#begun === 0) return true
    if (this.#begun >= maxPerIteration || this.#backlog.milliseconds > 0) return false
    return Math.max(this.#now() - this.#since, this.#begun * this.#cost) < iterationMilliseconds
  }

  #startIteration(): void {
    this.#begun = 0
    this.#since = this.#now()
  }

  #serve(name: string): void {
    this.#count += 1
    this.#served.delete(name)
    this.#served.set(name, this.#count)
    if (this.#served.size <= maxRemembered) return
    const [first] = this.#served.keys()
    this.#served.delete(first as string)
  }

  /** Begins the next requests in the next iteration of the event loop. */
  #turn(): void {
    if (this.#isTurn) return
    this.#isTurn = true
    setImmediate(() => {
      this.#isTurn = false
      if (this.#begun > 0 && this.#looks === 0)
        this.#cost = (this.#cost + (this.#now() - this.#since) / this.#begun) / 2
      if (this.#backlog.milliseconds > 0 && ++this.#looks < looksPerRequest) {
        this.#turn()
        return
      }
      this.#looks = 0
      if (this.#isEmpty) return
      this.#startIteration()
      this.#turn()
      while (!this.#isEmpty && this.#hasRoom) this.#beginNext()
    })
  }

  #beginNext(): void {
    const isForPart = this.#whole.isEmpty || this.#count % requestsPerPart === requestsPerPart - 1
    const callers = isForPart && !this.#parts.isEmpty ? this.#parts : this.#whole
    this.#begun += 1
    callers.next(this.#count + 1)?.()
  }
}
