import type { IndexerState } from "@serac/store"

/** What has a line of its own: an EVM chain, or a chain of a primary network. */
export interface ShownSubject {
  /** Different for all. */
  readonly key: string
  readonly name: string
}

/** What of a report is shown; whatever else it has goes into a JSON log. */
export interface ShownProgress {
  readonly state: IndexerState
  /** The last block stored. */
  readonly head?: { readonly number: number }
  /** The node's own head. */
  readonly nodeHead?: number
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  readonly secondsLeft?: number
  /** When what it waits for is tried again, in Unix seconds. */
  readonly retryAt?: number
  /** The last fault. */
  readonly error?: string
}
