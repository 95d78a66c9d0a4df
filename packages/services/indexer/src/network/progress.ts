import type { NetworkBlockReference, PrimaryChain } from "@serac/store"

/** What the indexer of a primary network is doing, reported at every commit and at least once a second while it works. */
export interface NetworkIndexerProgress {
  readonly networkId: number
  /** As of an EVM chain's indexer: `retrying` when any chain is, `backfill` when any is far behind, `following` when all follow. */
  readonly state: "starting" | "backfilling" | "following" | "retrying" | "stopped"
  readonly chains: readonly PrimaryChainProgress[]
  /** Since the indexer started. */
  readonly faults: number
  /** The last fault, in words for an operator, without secrets. */
  readonly error?: string
  /** What is missing, such as the genesis. */
  readonly notes: readonly string[]
}

/** One of its three chains. */
export interface PrimaryChainProgress {
  readonly chain: PrimaryChain
  readonly state: "starting" | "backfilling" | "following" | "retrying" | "stopped"
  /** The last block stored. */
  readonly head?: NetworkBlockReference
  readonly nodeHeight?: number
  /** Over the last seconds. */
  readonly blocksPerSecond: number
  readonly transactionsPerSecond: number
  /** Until the node's height is reached; absent when following or unknown. */
  readonly secondsLeft?: number
}
