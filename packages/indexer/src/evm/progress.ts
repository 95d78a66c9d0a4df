import type { BlockReference, IndexerMetrics, IndexerState } from "@serac/store"
import type { BlockSignatures } from "./signatures/signed-blocks.ts"

/** The progress of an indexer, reported at every commit and at least once a second while it works. */
export interface IndexerProgress {
  readonly chainId: string
  /** The state of the indexer; `error` gives the reason of `retrying`, `stuck` and `paused`, and of `stopped` after a fault. */
  readonly state: IndexerState
  /** The last stored block. */
  readonly head?: BlockReference
  /** The node's head. */
  readonly nodeHead?: number
  /** Unix seconds when the node reported its head, regardless of stored blocks. */
  readonly nodeHeadAt?: number
  /** Unix seconds since when the node has only some of the stored blocks; absent while it has all of them, or different ones. */
  readonly nodeBehindSince?: number
  /** The block that stops the indexer. */
  readonly stuckAt?: number
  /** Unix seconds of the next attempt; in the states `retrying`, `stuck`, `paused` and `standby`. */
  readonly retryAt?: number
  /** Averaged over the last seconds. */
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  readonly transfersPerSecond: number
  /** Until the node's head is reached; absent when following or unknown. */
  readonly secondsLeft?: number
  /** Since the indexer started. */
  readonly reorgs: number
  readonly faults: number
  /** Quarantined blocks, which cannot be read. */
  readonly quarantined: number
  /** Standing differences from the node that reconciliation found. */
  readonly differences?: number
  /** How often the supervisor restarted the indexer after a failure. */
  readonly restarts: number
  /** The last fault, in words for an operator, without secrets. */
  readonly error?: string
  /** Which blocks are stored unverified, as the node returned them, and why. Absent if every block is verified. */
  readonly unverified?: string
  /** Which nodes recently gave answers that cannot be true: how many, and the last of them. */
  readonly untrue?: string
  /** Which blocks are stored without traces, since the nodes' traces cannot be true. */
  readonly refusedTraces?: string
  /** What validators signed of the chain; absent where they are not asked. */
  readonly signatures?: BlockSignatures
  /** Why NFT metadata is not being read at the moment, in words for an operator. Blocks are still indexed. */
  readonly nftMetadataError?: string
  readonly metrics?: IndexerMetrics
}
