import type { Clock } from "../../core/index.ts"

/** Milliseconds in which a block that was stored is asked for by those who wait for it. */
const servingTime = 10
/** Milliseconds that background work waits at most, so that blocks without a pause between them do not end it. */
const longestWait = 250
/** Milliseconds between two looks whether the block is done. */
const lookEvery = 5

/** Lets background work wait while a new block of the node's head is fetched, stored and first served. */
export class HeadFirst {
  readonly #clock: Pick<Clock, "elapsed" | "sleep">
  #running = 0
  #servedAt = Number.NEGATIVE_INFINITY

  constructor(clock: Pick<Clock, "elapsed" | "sleep">) {
    this.#clock = clock
  }

  /** Does what a new block needs. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#servedAt = this.#clock.elapsed() + servingTime
    }
  }

  /** Resolves when background work may go on: at once where no block is in hand, after 250 ms at most, and when the signal aborts. */
  async turn(signal: AbortSignal): Promise<void> {
    const latest = this.#clock.elapsed() + longestWait
    while (!signal.aborted && this.#isBusy() && this.#clock.elapsed() < latest)
      await this.#clock.sleep(lookEvery, signal).catch(() => {})
  }

  #isBusy(): boolean {
    return this.#running > 0 || this.#clock.elapsed() < this.#servedAt
  }
}
