/** Milliseconds over which the load of a caller is averaged. */
const averagedMilliseconds = 2_000
/** Load of a caller that is not known yet. */
const unknownLoad = 7 / 16
/** Callers that are remembered; beyond it the callers served longest ago are forgotten. */
const maxRemembered = 4_096

interface KnownCaller {
  /** The count of requests at which it was served last; 0 before the first. */
  served: number
  /** Requests that wait or whose response has not begun. */
  outstanding: number
  load: number
  /** When the load was computed last. */
  since: number
}

/**
 * What is known of the callers of a server: when each was served last, and its load, which is the share of recent time in which it had a
 * request outstanding. A caller who sends without a pause has a load near 1, however slowly it is served; a caller who reads an answer before
 * asking for the next one has a small load.
 */
export class CallerLoads {
  /** In the order in which they were served. */
  readonly #callers = new Map<string, KnownCaller>()
  readonly #now: () => number
  #count = 0

  /** @param now the clock, milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Requests that have been served. */
  get count(): number {
    return this.#count
  }

  /** The count of requests at which a caller was served last; 0 for one that is not known. */
  lastServed(name: string): number {
    return this.#callers.get(name)?.served ?? 0
  }

  /** From 0 to 1. */
  loadOf(name: string): number {
    const caller = this.#callers.get(name)
    return caller === undefined ? unknownLoad : this.#average(caller)
  }

  /** Counts a turn of a caller. */
  serve(name: string): void {
    const caller = this.#known(name)
    this.#count += 1
    caller.served = this.#count
    this.#callers.delete(name)
    this.#callers.set(name, caller)
  }

  /** Counts a request as outstanding. Returns the function that ends this; further calls of it change nothing. */
  begin(name: string): () => void {
    const caller = this.#known(name)
    this.#average(caller)
    caller.outstanding += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#average(caller)
      caller.outstanding -= 1
    }
  }

  #known(name: string): KnownCaller {
    const known = this.#callers.get(name)
    if (known !== undefined) return known
    const caller = { served: 0, outstanding: 0, load: unknownLoad, since: this.#now() }
    this.#callers.set(name, caller)
    if (this.#callers.size > maxRemembered) this.#callers.delete(this.#callers.keys().next().value as string)
    return caller
  }

  #average(caller: KnownCaller): number {
    const now = this.#now()
    const present = caller.outstanding > 0 ? 1 : 0
    caller.load = present + (caller.load - present) * Math.exp((caller.since - now) / averagedMilliseconds)
    caller.since = now
    return caller.load
  }
}
