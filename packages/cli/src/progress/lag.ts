import type { ShownProgress } from "./shown.ts"

/**
 * How many seconds a chain's node has been known to have blocks that are not stored; if all are stored, how long storing
 * the newest took. It is not the age of the newest block: a chain without traffic is not behind.
 */
export class Lag {
  #head = -1
  #behindSince: number | undefined
  #last = 0

  /** Processes a report made at `now`, in milliseconds. @returns undefined before the first block. */
  update({ head, nodeHead }: ShownProgress, now: number): number | undefined {
    if (head === undefined) return undefined
    if (head.number > this.#head) {
      this.#head = head.number
      this.#last = this.#behindSince === undefined ? 0 : (now - this.#behindSince) / 1000
      this.#behindSince = undefined
    }
    if (nodeHead === undefined || nodeHead <= head.number) {
      this.#behindSince = undefined
      return this.#last
    }
    this.#behindSince ??= now
    return Math.max(this.#last, (now - this.#behindSince) / 1000)
  }
}
