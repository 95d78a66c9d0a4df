import type { Clock } from "../../core/index.ts"

/** Milliseconds after storing a block in which waiting clients request it. */
const servingTime = 10
/** Maximum milliseconds for which background work waits, so that it also proceeds when blocks arrive without a pause. */
const longestWait = 250
/** Milliseconds between two checks whether the block is done. */
const lookEvery = 5

/** Delays background work while a new block at the head is fetched, stored and first served. */
export class HeadFirst {
  readonly #clock: Pick<Clock, "elapsed" | "sleep">
  #running = 0
  #servedAt = Number.NEGATIVE_INFINITY

  constructor(clock: Pick<Clock, "elapsed" | "sleep">) {
    this.#clock = clock
  }

  /** Runs work for a new block. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#servedAt = this.#clock.elapsed() + servingTime
    }
  }

  /** Resolves when background work may proceed: at once if no block is in progress, after 250 ms at most, and when the signal aborts. */
  async turn(signal: AbortSignal): Promise<void> {
    const latest = this.#clock.elapsed() + longestWait
    while (!signal.aborted && this.#isBusy() && this.#clock.elapsed() < latest)
      await this.#clock.sleep(lookEvery, signal).catch(() => {})
  }

  #isBusy(): boolean {
    return this.#running > 0 || this.#clock.elapsed() < this.#servedAt
  }
}
