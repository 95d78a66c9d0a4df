import type { BlockReference, IndexerMetrics, IndexerState } from "@serac/store"

/** What an indexer is doing, reported at every commit and at least once a second while it works. */
export interface IndexerProgress {
  readonly chainId: string
  /** What it does; `error` says why where it is `retrying`, `stuck` or `paused`, and where it was `stopped` by a fault. */
  readonly state: IndexerState
  /** The last block stored. */
  readonly head?: BlockReference
  /** The node's own head. */
  readonly nodeHead?: number
  /** When the node told it, in Unix seconds, whether or not anything was stored since. */
  readonly nodeHeadAt?: number
  /** Since when the node has only some of the stored blocks, in Unix seconds; absent while it has all, or has others. */
  readonly nodeBehindSince?: number
  /** The block it cannot get past. */
  readonly stuckAt?: number
  /** When what it waits for is tried again, in Unix seconds; of `retrying`, `stuck`, `paused` and `standby`. */
  readonly retryAt?: number
  /** Over the last seconds. */
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  readonly transfersPerSecond: number
  /** Until the node's head is reached; absent when following or unknown. */
  readonly secondsLeft?: number
  /** Since the indexer started. */
  readonly reorgs: number
  readonly faults: number
  /** Blocks that are set aside since they cannot be read. */
  readonly quarantined: number
  /** What differs from the node's word, found by comparing again and again. */
  readonly differences?: number
  /** How often it was begun anew after a failure, by who supervises it. */
  readonly restarts: number
  /** The last fault, in words for an operator, without secrets. */
  readonly error?: string
  /** Which blocks are stored as the node told them, unverified, and why. Absent where every block is verified. */
  readonly unverified?: string
  /** Which nodes gave answers of late that cannot be true, how many, and the last of them. */
  readonly untrue?: string
  /** Which blocks are stored without their traces, since those that nodes gave cannot be true. */
  readonly refusedTraces?: string
  /** Why NFT metadata is not read at the moment, in words for an operator. Blocks are indexed all the same. */
  readonly nftMetadataError?: string
  readonly metrics?: IndexerMetrics
}
