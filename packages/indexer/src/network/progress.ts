import type { IndexerMetrics, IndexerState, NetworkBlockReference, PrimaryChain } from "@serac/store"

/** The progress of a primary network's indexer, reported at every commit and at least once a second while it works. */
export interface NetworkIndexerProgress {
  readonly networkId: number
  /** The worst state of the chains, as in an EVM chain's indexer; `following` if all chains follow. */
  readonly state: IndexerState
  readonly chains: readonly PrimaryChainProgress[]
  /** Since the indexer started. */
  readonly faults: number
  /** The last fault, in words for an operator, without secrets. */
  readonly error?: string
  /** Missing data, such as the genesis. */
  readonly notes: readonly string[]
  /** Standing differences from the node that reconciliation found. */
  readonly differences?: number
  /** How often the supervisor restarted the indexer after a failure. */
  readonly restarts: number
  readonly metrics?: IndexerMetrics
}

/** The progress of one of the three chains. */
export interface PrimaryChainProgress {
  readonly chain: PrimaryChain
  readonly state: IndexerState
  /** The last stored block. */
  readonly head?: NetworkBlockReference
  readonly nodeHeight?: number
  /** Unix seconds when the node reported its height, regardless of stored blocks. */
  readonly nodeHeightAt?: number
  /** Unix seconds since when the node has only some of the stored blocks; absent while it has all of them, or different ones. */
  readonly nodeBehindSince?: number
  /** The height of the block that stops the indexer. */
  readonly stuckAt?: number
  /** Unix seconds of the next attempt; in the states `retrying`, `stuck`, `paused` and `standby`. */
  readonly retryAt?: number
  /** Since the indexer started. */
  readonly faults: number
  /** Quarantined blocks, which cannot be read. */
  readonly quarantined: number
  /** The number of nodes' answers since the start that cannot be true, if any. */
  readonly untrueAnswers?: number
  /** Which nodes recently gave such answers, and the last of them. */
  readonly untrue?: string
  /** The last fault of this chain, in words for an operator, without secrets. */
  readonly error?: string
  /** Averaged over the last seconds. */
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  /** Until the node's height is reached; absent when following or unknown. */
  readonly secondsLeft?: number
}
