/** Classes of load; callers of a lower class come first. */
const loadClasses = 8

/** A caller with queued work, in order of arrival. */
interface WaitingCaller {
  readonly name: string
  class: number
  lastServed: number
  readonly begins: Set<() => void>
}

/** Callers with queued work: of each class of load, the one served longest ago first. */
export class WaitingCallers {
  readonly #byClass: readonly WaitingCaller[][] = Array.from({ length: loadClasses }, () => [])
  readonly #byName = new Map<string, WaitingCaller>()
  readonly #loadOf: (name: string) => number

  /** @param loadOf the share of recent time in which a caller had a request outstanding, from 0 to 1 */
  constructor(loadOf: (name: string) => number) {
    this.#loadOf = loadOf
  }

  /** Number of queued work items. */
  get size(): number {
    return [...this.#byName.values()].reduce((sum, { begins }) => sum + begins.size, 0)
  }

  get isEmpty(): boolean {
    return this.#byName.size === 0
  }

  /**
   * Queues work of a caller.
   *
   * @param lastServed when the caller was served last; any increasing number
   * @returns a function that removes the work from the queue
   */
  add(name: string, lastServed: number, begin: () => void): () => void {
    const known = this.#byName.get(name)
    const caller = known ?? { name, class: 0, lastServed, begins: new Set() }
    caller.begins.add(begin)
    if (known === undefined) this.#join(caller)
    return () => {
      if (caller.begins.delete(begin) && caller.begins.size === 0) this.#leave(caller)
    }
  }

  /**
   * Removes and returns the next work item; undefined where the queue is empty.
   *
   * @param now when its caller is served; the caller's other work queues behind the other callers of its class
   * @param isOfAll whether the caller served longest ago of all classes is next, instead of that of the lowest class
   */
  next(now: number, isOfAll: boolean): (() => void) | undefined {
    this.#raise()
    const firsts = this.#byClass.flatMap(([first]) => first ?? [])
    const [lowest] = firsts
    if (lowest === undefined) return undefined
    const caller = isOfAll
      ? firsts.reduce((least, first) => (first.lastServed < least.lastServed ? first : least), lowest)
      : lowest
    this.#leave(caller)
    const [begin] = caller.begins
    caller.begins.delete(begin as () => void)
    caller.lastServed = now
    if (caller.begins.size > 0) this.#join(caller)
    return begin
  }

  /** Moves those whose load has risen while they waited to their class, where the lowest class begins with one of them. */
  #raise(): void {
    for (const waiting of this.#byClass)
      for (let [first] = waiting; first !== undefined; [first] = waiting) {
        if (this.#classOf(first) <= first.class) return
        this.#leave(first)
        this.#join(first)
      }
  }

  #classOf({ name }: WaitingCaller): number {
    return Math.min(Math.floor(this.#loadOf(name) * loadClasses), loadClasses - 1)
  }

  #join(caller: WaitingCaller): void {
    caller.class = this.#classOf(caller)
    const waiting = this.#byClass[caller.class] as WaitingCaller[]
    let [low, high] = [0, waiting.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((waiting[middle] as WaitingCaller).lastServed <= caller.lastServed) low = middle + 1
      else high = middle
    }
    waiting.splice(low, 0, caller)
    this.#byName.set(caller.name, caller)
  }

  #leave(caller: WaitingCaller): void {
    const waiting = this.#byClass[caller.class] as WaitingCaller[]
    const at = waiting.indexOf(caller)
    if (at !== -1) waiting.splice(at, 1)
    this.#byName.delete(caller.name)
  }
}
