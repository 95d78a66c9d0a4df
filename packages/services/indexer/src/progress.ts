import type { BlockReference } from "@serac/store"

/** What an indexer is doing, reported at every commit and at least once a second while it works. */
export interface IndexerProgress {
  readonly chainId: string
  /**
   * `starting` until the node was asked; `backfill` far behind the node; `following` at its head; `retrying` while the node
   * fails; `stopped` after the end, with `error` where it ended by a fault that needs an operator.
   */
  readonly state: "starting" | "backfilling" | "following" | "retrying" | "stopped"
  /** The last block stored. */
  readonly head?: BlockReference
  /** The node's own head. */
  readonly nodeHead?: number
  /** Over the last seconds. */
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  readonly transfersPerSecond: number
  /** Until the node's head is reached; absent when following or unknown. */
  readonly secondsLeft?: number
  /** Since the indexer started. */
  readonly reorgs: number
  readonly faults: number
  /** The last fault, in words for an operator, without secrets. */
  readonly error?: string
}
