import type { Clock } from "../clock.ts"

/** As many faults, with no block stored in between, and for so long, count as no progress. */
const enoughFaults = 3
const enoughTime = 3_000
/** Milliseconds after which a batch that is still being stored counts as a store that does not answer. */
const slowStore = 30_000

/** A block that cannot be got past. */
export interface StuckBlock {
  readonly number: number
  /** In words. */
  readonly reason: string
  /** When it is asked for again, in Unix seconds. */
  readonly retryAt: number
}

/**
 * Whether blocks come through, whatever else a node answers: a node may tell its head all the time and never give the next
 * block. What ends a stall is a block that is stored.
 */
export class Stall {
  /** The block that cannot be got past. */
  stuck: StuckBlock | undefined
  readonly #clock: Clock
  #faults = 0
  #since: number | undefined
  #storingSince: number | undefined
  #reason: string | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Why no block comes through; undefined where they do. */
  get reason(): string | undefined {
    if (this.stuck) return this.stuck.reason
    const now = this.#clock.elapsed()
    if (this.#storingSince !== undefined && now - this.#storingSince >= slowStore)
      return `the store has not answered for ${Math.floor((now - this.#storingSince) / 1000)} s`
    const lasts = this.#since !== undefined && this.#faults >= enoughFaults && now - this.#since >= enoughTime
    return lasts ? this.#reason : undefined
  }

  /** Asking for blocks or making something of them failed. */
  faulted(reason: string): void {
    this.#since ??= this.#clock.elapsed()
    this.#faults++
    this.#reason = reason
  }

  /** A batch is being stored. */
  storing(): void {
    this.#storingSince ??= this.#clock.elapsed()
  }

  /** It is stored no longer, for better or worse. */
  settled(): void {
    this.#storingSince = undefined
  }

  /** Blocks were stored, or none is missing. */
  ended(): void {
    this.#faults = 0
    this.#since = undefined
    this.stuck = undefined
  }
}
