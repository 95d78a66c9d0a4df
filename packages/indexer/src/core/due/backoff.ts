const firstDelayMs = 1000
const maxDelayMs = 60_000

/** The delay before something that keeps failing is tried again: 1 s at first, twice as long each time, at most 60 s. */
export class Backoff {
  #delay = 0
  /** The end of the delay, in the time of the `now` that {@link failed} got: milliseconds of one clock. */
  until = Number.NEGATIVE_INFINITY

  /** Records a failure. Returns the milliseconds to wait from now on; undefined while a delay is already running. */
  failed(now: number): number | undefined {
    if (now < this.until) return undefined
    this.#delay = Math.min(maxDelayMs, this.#delay === 0 ? firstDelayMs : this.#delay * 2)
    this.until = now + this.#delay
    return this.#delay
  }

  succeeded() {
    this.#delay = 0
  }
}
