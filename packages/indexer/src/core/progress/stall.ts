import type { Clock } from "../clock.ts"

/** This many faults, over this many milliseconds and with no block stored in between, count as a stall. */
const enoughFaults = 3
const enoughTime = 3_000
/** Milliseconds after which a batch that is still being stored counts as a store that does not answer. */
const slowStore = 30_000

/** A block that stops the indexer. */
export interface StuckBlock {
  readonly number: number
  /** Why the block stops the indexer, in words. */
  readonly reason: string
  /** Unix seconds of the next attempt. */
  readonly retryAt: number
}

/**
 * Detects that no blocks get stored, whatever else a node answers: a node may report its head all the time and never return
 * the next block. Only a stored block ends a stall.
 */
export class Stall {
  /** The block that stops the indexer. */
  stuck: StuckBlock | undefined
  readonly #clock: Clock
  #faults = 0
  #since: number | undefined
  #storingSince: number | undefined
  #reason: string | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Why no blocks get stored; undefined if they do. */
  get reason(): string | undefined {
    if (this.stuck) return this.stuck.reason
    const now = this.#clock.elapsed()
    if (this.#storingSince !== undefined && now - this.#storingSince >= slowStore)
      return `the store has not answered for ${Math.floor((now - this.#storingSince) / 1000)} s`
    const lasts = this.#since !== undefined && this.#faults >= enoughFaults && now - this.#since >= enoughTime
    return lasts ? this.#reason : undefined
  }

  /** Records that requesting or processing blocks failed. */
  faulted(reason: string): void {
    this.#since ??= this.#clock.elapsed()
    this.#faults++
    this.#reason = reason
  }

  /** Records that a batch is being stored. */
  storing(): void {
    this.#storingSince ??= this.#clock.elapsed()
  }

  /** Records that storing the batch has ended, successfully or not. */
  settled(): void {
    this.#storingSince = undefined
  }

  /** Records that blocks were stored, or that none is missing. */
  ended(): void {
    this.#faults = 0
    this.#since = undefined
    this.stuck = undefined
  }
}
