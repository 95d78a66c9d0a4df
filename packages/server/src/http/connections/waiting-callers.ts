/** A caller who waits, with what it waits to begin, in the order in which it came. */
interface WaitingCaller {
  readonly name: string
  lastServed: number
  readonly begins: Set<() => void>
}

/** Callers who wait for their turn, by when they were served last, the longest ago first. */
export class WaitingCallers {
  readonly #waiting: WaitingCaller[] = []
  readonly #byName = new Map<string, WaitingCaller>()

  /** What they wait to begin. */
  get size(): number {
    return this.#waiting.reduce((sum, { begins }) => sum + begins.size, 0)
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /**
   * Adds what a caller waits to begin.
   *
   * @param lastServed when the caller was served last, in any order of numbers
   * @returns what takes it back
   */
  add(name: string, lastServed: number, begin: () => void): () => void {
    const known = this.#byName.get(name)
    const caller = known ?? { name, lastServed, begins: new Set() }
    caller.begins.add(begin)
    if (known === undefined) this.#join(caller)
    return () => {
      if (caller.begins.delete(begin) && caller.begins.size === 0) this.#leave(caller)
    }
  }

  /**
   * Takes out what is next; undefined where nobody waits.
   *
   * @param now when its caller is served, which waits behind the others with what else it has
   */
  next(now: number): (() => void) | undefined {
    const caller = this.#waiting.shift()
    if (caller === undefined) return undefined
    this.#byName.delete(caller.name)
    const [begin] = caller.begins
    caller.begins.delete(begin as () => void)
    caller.lastServed = now
    if (caller.begins.size > 0) this.#join(caller)
    return begin
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
}
