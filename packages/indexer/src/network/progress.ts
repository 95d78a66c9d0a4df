import type { IndexerMetrics, IndexerState, NetworkBlockReference, PrimaryChain } from "@serac/store"

/** What the indexer of a primary network is doing, reported at every commit and at least once a second while it works. */
export interface NetworkIndexerProgress {
  readonly networkId: number
  /** As of an EVM chain's indexer; that of the chain that is worst off, `following` when all follow. */
  readonly state: IndexerState
  readonly chains: readonly PrimaryChainProgress[]
  /** Since the indexer started. */
  readonly faults: number
  /** The last fault, in words for an operator, without secrets. */
  readonly error?: string
  /** What is missing, such as the genesis. */
  readonly notes: readonly string[]
  /** What differs from the node's word, found by comparing again and again. */
  readonly differences?: number
  /** How often it was begun anew after a failure, by who supervises it. */
  readonly restarts: number
  readonly metrics?: IndexerMetrics
}

/** One of its three chains. */
export interface PrimaryChainProgress {
  readonly chain: PrimaryChain
  readonly state: IndexerState
  /** The last block stored. */
  readonly head?: NetworkBlockReference
  readonly nodeHeight?: number
  /** When the node told it, in Unix seconds, whether or not anything was stored since. */
  readonly nodeHeightAt?: number
  /** Since when the node has only some of the stored blocks, in Unix seconds; absent while it has all, or has others. */
  readonly nodeBehindSince?: number
  /** The height it cannot get past. */
  readonly stuckAt?: number
  /** When what it waits for is tried again, in Unix seconds; of `retrying`, `stuck`, `paused` and `standby`. */
  readonly retryAt?: number
  /** Since the indexer started. */
  readonly faults: number
  /** Blocks that are set aside since they cannot be read. */
  readonly quarantined: number
  /** How many answers of nodes could not be true since it started, if any. */
  readonly untrueAnswers?: number
  /** Which nodes gave such answers of late, and the last of them. */
  readonly untrue?: string
  /** The last fault of this chain, in words for an operator, without secrets. */
  readonly error?: string
  /** Over the last seconds. */
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  /** Until the node's height is reached; absent when following or unknown. */
  readonly secondsLeft?: number
}
