import type { AcceptBacklog } from "./accept-backlog.ts"
import { CallerLoads } from "./caller-loads.ts"
import { WaitingCallers } from "./waiting-callers.ts"

/** Event loop iterations per request that begins, while connections wait to be accepted. */
const looksPerRequest = 4
/** Requests that begin per iteration of the event loop at most. */
const maxPerIteration = 8
/** Milliseconds that the requests of an iteration may take, by the time that those before them took. */
const iterationMilliseconds = 1
/** Complete requests that begin for each incomplete one. */
const requestsPerPart = 4

/**
 * Begins requests in a fair order, by turns of two kinds. One is for the caller served least recently: whoever sends without a pause is served
 * too, and no more often than others. The other is for the callers with the lowest load, among them again the one served least recently: a
 * caller who pauses between its requests comes before all who do not, also where so many of them send that an equal share is little. Few requests begin per iteration of the event loop, so requests that
 * arrive meanwhile take part; if none waits, a request begins at once. While connections wait to be accepted, several iterations pass before one
 * request begins: a connection has no known caller before it is accepted. Complete requests come before those whose body is still to arrive.
 */
export class FairQueue {
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  readonly #loads: CallerLoads
  readonly #whole: WaitingCallers
  readonly #parts: WaitingCallers
  readonly #now: () => number
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
    this.#loads = new CallerLoads(now)
    this.#whole = new WaitingCallers((name) => this.#loads.loadOf(name))
    this.#parts = new WaitingCallers((name) => this.#loads.loadOf(name))
  }

  /** Queued requests. */
  get waiting(): number {
    return this.#whole.size + this.#parts.size
  }

  /** Counts a request of a caller as outstanding, as {@link CallerLoads.begin} does: until its response begins. */
  hold(name: string): () => void {
    return this.#loads.begin(name)
  }

  /**
   * Begins a request of a caller when its turn comes.
   *
   * @param isWhole whether all of its body has arrived
   * @returns a function that removes the request from the queue, if it has not begun
   */
  enter(name: string, begin: () => void, isWhole = true): () => void {
    if (!this.#isTurn) this.#startIteration()
    if (this.#isEmpty && this.#hasRoom) {
      this.#turn()
      this.#begun += 1
      this.#loads.serve(name)
      begin()
      return () => {}
    }
    const callers = isWhole ? this.#whole : this.#parts
    const release = this.#loads.begin(name)
    const leave = callers.add(name, this.#loads.lastServed(name), () => {
      release()
      this.#loads.serve(name)
      begin()
    })
    return () => {
      leave()
      release()
    }
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
    const { count } = this.#loads
    const isForPart = this.#whole.isEmpty || count % requestsPerPart === requestsPerPart - 1
    const callers = isForPart && !this.#parts.isEmpty ? this.#parts : this.#whole
    this.#begun += 1
    callers.next(count + 1, count % 2 === 0)?.()
  }
}
