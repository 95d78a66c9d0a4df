import type { AcceptBacklog } from "./accept-backlog.ts"
import { WaitingCallers } from "./waiting-callers.ts"

/** Looks at the connections for each request that begins while connections wait to be taken. */
const looksPerRequest = 4
/** Requests that begin for each one of which only a part is there. */
const requestsPerPart = 4
/** Callers of which it is remembered when they were served last; of more those are forgotten that were served before the others. */
const maxRemembered = 4_096

/**
 * Begins requests in a fair order: of those that wait, one of the caller who has been served least recently. A caller who asks seldom is
 * ahead of all who ask without a pause, however many these are. One request begins between two looks at the connections, so that whoever
 * comes meanwhile is seen; where none waits it begins at once. While connections wait to be taken, several are before a request begins: what
 * has not been taken cannot be told from a flood. Requests that are there whole go before those of which the rest may never come.
 */
export class FairQueue {
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  readonly #whole = new WaitingCallers()
  readonly #parts = new WaitingCallers()
  /** When callers were served last, counted in requests; in that order. */
  readonly #served = new Map<string, number>()
  #count = 0
  #isTurn = false
  #looks = 0

  /** @param backlog of the connections that wait to be taken */
  constructor(backlog: Pick<AcceptBacklog, "milliseconds">) {
    this.#backlog = backlog
  }

  /** Requests that wait. */
  get waiting(): number {
    return this.#whole.size + this.#parts.size
  }

  /**
   * Begins a request of a caller when its turn has come.
   *
   * @param isWhole whether its body is there
   * @returns what takes it back, if it has not begun
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

  /** Lets the next one begin when the connections have been looked at. */
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
