import type { AcceptBacklog } from "./accept-backlog.ts"

/** Looks at the connections for each request that begins while connections wait to be taken. */
const looksPerRequest = 4
/** Callers of which it is remembered when they were served last; of more those are forgotten that were served before the others. */
const maxRemembered = 4_096

/** A caller who waits, with what it waits to begin, in the order in which it came. */
interface WaitingCaller {
  readonly name: string
  lastServed: number
  readonly begins: Set<() => void>
}

/**
 * Begins requests in a fair order: of those that wait, one of the caller who has been served least recently. A caller who asks seldom is
 * ahead of all who ask without a pause, however many these are. One request begins between two looks at the connections, so that whoever
 * comes meanwhile is seen; where none waits it begins at once. While connections wait to be taken, several are before a request begins: what
 * has not been taken cannot be told from a flood.
 */
export class FairQueue {
  readonly #most: number
  readonly #backlog: Pick<AcceptBacklog, "milliseconds">
  /** By when they were served last, the longest ago first. */
  readonly #waiting: WaitingCaller[] = []
  readonly #byName = new Map<string, WaitingCaller>()
  /** When callers were served last, counted in requests; in that order. */
  readonly #served = new Map<string, number>()
  #count = 0
  #running = 0
  #isTurn = false
  #looks = 0

  /**
   * @param most requests that run at a time
   * @param backlog of the connections that wait to be taken
   */
  constructor(most: number, backlog: Pick<AcceptBacklog, "milliseconds">) {
    this.#most = most
    this.#backlog = backlog
  }

  /** Requests that wait. */
  get waiting(): number {
    return this.#waiting.reduce((sum, { begins }) => sum + begins.size, 0)
  }

  /**
   * Begins a request of a caller when its turn has come.
   *
   * @returns what ends it, to be called once, whether it has begun or not: one that has not never does then
   */
  enter(name: string, begin: () => void): () => void {
    let hasBegun = false
    const beginNow = () => {
      hasBegun = true
      this.#running += 1
      this.#serve(name)
      begin()
    }
    const caller = this.#isTurn || this.#running >= this.#most ? this.#wait(name, beginNow) : undefined
    if (caller === undefined) beginNow()
    this.#turn()
    return () => {
      if (hasBegun) {
        this.#running -= 1
        this.#turn()
      } else if (caller?.begins.delete(beginNow) && caller.begins.size === 0) this.#leave(caller)
    }
  }

  /** Begins something short of a caller when its turn has come; it is over when it has begun. */
  pass(name: string, begin: () => void): void {
    this.enter(name, () => {
      this.#running -= 1
      begin()
    })
  }

  #wait(name: string, begin: () => void): WaitingCaller {
    const known = this.#byName.get(name)
    const caller: WaitingCaller = known ?? { name, lastServed: this.#served.get(name) ?? 0, begins: new Set() }
    caller.begins.add(begin)
    if (known === undefined) this.#join(caller)
    return caller
  }

  #join(caller: WaitingCaller): void {
    let [low, high] = [0, this.#waiting.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#waiting[middle] as WaitingCaller).lastServed <= caller.lastServed) low = middle + 1
      else high = middle
    }
    this.#waiting.splice(low, 0, caller)
    this.#byName.set(caller.name, caller)
  }

  #leave(caller: WaitingCaller): void {
    const at = this.#waiting.indexOf(caller)
    if (at !== -1) this.#waiting.splice(at, 1)
    this.#byName.delete(caller.name)
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
      if (this.#running >= this.#most) return
      if (this.#backlog.milliseconds > 0 && ++this.#looks < looksPerRequest) return this.#turn()
      this.#looks = 0
      const caller = this.#waiting.shift()
      if (caller === undefined) return
      this.#byName.delete(caller.name)
      const [begin] = caller.begins
      caller.begins.delete(begin as () => void)
      caller.lastServed = this.#count + 1
      if (caller.begins.size > 0) this.#join(caller)
      begin?.()
      if (this.#waiting.length > 0) this.#turn()
    })
  }
}
