const firstDelayMs = 1000
const maxDelayMs = 60_000

/** How long to leave alone what keeps failing: a second at first, then twice as long each time, a minute at most. */
export class Backoff {
  #delay = 0
  /** Unix milliseconds. */
  until = Number.NEGATIVE_INFINITY

  /** Milliseconds to wait from now on; undefined where it is being waited already. */
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
