/** A caller with queued work, in order of arrival. */
interface WaitingCaller {
  readonly name: string
  lastServed: number
  readonly begins: Set<() => void>
}

/** Callers with queued work, the one served longest ago first. */
export class WaitingCallers {
  readonly #waiting: WaitingCaller[] = []
  readonly #byName = new Map<string, WaitingCaller>()

  /** Number of queued work items. */
  get size(): number {
    return this.#waiting.reduce((sum, { begins }) => sum + begins.size, 0)
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0
  }

  /**
   * Queues work of a caller.
   *
   * @param lastServed when the caller was served last; any increasing number
   * @returns a function that removes the work from the queue
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
   * Removes and returns the next work item; undefined where the queue is empty.
   *
   * @param now when its caller is served; the caller's other work queues behind the other callers
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
