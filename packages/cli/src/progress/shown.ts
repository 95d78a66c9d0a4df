import type { IndexerState } from "@serac/store"

/** The subject of a progress line: an EVM chain, or a chain of a primary network. */
export interface ShownSubject {
  /** A unique key. */
  readonly key: string
  readonly name: string
}

/** The displayed part of a report; a JSON log includes all other members. */
export interface ShownProgress {
  readonly state: IndexerState
  /** The last block stored. */
  readonly head?: { readonly number: number }
  /** The node's own head. */
  readonly nodeHead?: number
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  readonly secondsLeft?: number
  /** Time of the next retry in Unix seconds. */
  readonly retryAt?: number
  /** The last fault. */
  readonly error?: string
}
