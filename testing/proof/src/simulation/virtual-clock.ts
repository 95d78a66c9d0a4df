import type { Random } from "./random.ts"

interface Timer {
  readonly at: number
  readonly order: number
  fire: (() => void) | undefined
}

/** Cancels the timer. */
export type Cancel = () => void

/**
 * Time that advances only when no work is pending: simulated hours take as long as their work. Calls to the
 * real world (a database) take no simulated time.
 */
export class VirtualClock {
  readonly #random: Random
  readonly #timers: Timer[] = []
  readonly #outside = new Set<Promise<unknown>>()
  #now: number
  #order = 0

  /** @param start - milliseconds since 1970. */
  constructor(start: number, random: Random) {
    this.#now = start
    this.#random = random
  }

  now(): number {
    return this.#now
  }

  elapsed(): number {
    return this.#now
  }

  random(): number {
    return this.#random.next()
  }

  sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const abort = () => {
        cancel()
        reject(signal?.reason)
      }
      const cancel = this.after(milliseconds, () => {
        signal?.removeEventListener("abort", abort)
        resolve()
      })
      signal?.addEventListener("abort", abort, { once: true })
    })
  }

  /** Runs a function later. */
  after(milliseconds: number, work: () => void): Cancel {
    if (!(milliseconds >= 0)) throw new RangeError(`cannot wait ${milliseconds} ms`)
    const timer: Timer = { at: this.#now + milliseconds, order: this.#order++, fire: work }
    this.#add(timer)
    return () => {
      timer.fire = undefined
    }
  }

  /** Time does not advance while the promise is pending. */
  outside<T>(work: Promise<T>): Promise<T> {
    const watched: Promise<unknown> = work.then(
      () => this.#outside.delete(watched),
      () => this.#outside.delete(watched),
    )
    this.#outside.add(watched)
    return work
  }

  /**
   * Advances time until the promise settles, and settles like it. Rejects if it has not settled after this many milliseconds
   * of this clock, or never can.
   */
  async pass<T>(goal: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
    let isReached = false
    const reached = () => {
      isReached = true
    }
    goal.then(reached, reached)
    const end = this.#now + milliseconds
    for (;;) {
      await this.#settle()
      if (isReached) return goal
      const timer = this.#next()
      if (!timer || timer.at > end) throw late()
      this.#now = timer.at
      timer.fire?.()
    }
  }

  /** Runs all work that needs no time. */
  async #settle(): Promise<void> {
    do {
      while (this.#outside.size > 0) await Promise.all(this.#outside)
      await new Promise(setImmediate)
    } while (this.#outside.size > 0)
  }

  /** The next timer that was not cancelled. */
  #next(): Timer | undefined {
    for (let timer = this.#take(); timer; timer = this.#take()) if (timer.fire) return timer
    return undefined
  }

  // A binary heap: the earliest is the first.
  #add(timer: Timer): void {
    const timers = this.#timers
    let at = timers.push(timer) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if (isBefore(timers[above] as Timer, timer)) break
      timers[at] = timers[above] as Timer
      at = above
    }
    timers[at] = timer
  }

  #take(): Timer | undefined {
    const timers = this.#timers
    const [first] = timers
    const last = timers.pop()
    if (!last || timers.length === 0) return first
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= timers.length) break
      if (below + 1 < timers.length && isBefore(timers[below + 1] as Timer, timers[below] as Timer)) below++
      if (isBefore(last, timers[below] as Timer)) break
      timers[at] = timers[below] as Timer
      at = below
    }
    timers[at] = last
    return first
  }
}

const isBefore = (one: Timer, other: Timer) => one.at < other.at || (one.at === other.at && one.order < other.order)
