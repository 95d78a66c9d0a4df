import type { IndexedSubject } from "./subject.ts"

/**
 * What an indexer does.
 *
 * - `starting`: opening its store, asking its node. `backfilling`: far behind the node. `following`: at the node's head.
 * - `retrying`: something failed and is tried again; `reason` says what.
 * - `stuck`: it cannot get past `stuckAt`, or needs an operator; `reason` says why and what to do.
 * - `paused`: it waits for space on the disk. `standby`: another process indexes, and this one takes over when that ends.
 * - `stopped`: it was told to end, or nobody indexes.
 */
export type IndexerState =
  | "starting"
  | "backfilling"
  | "following"
  | "retrying"
  | "stuck"
  | "paused"
  | "standby"
  | "stopped"

/** What the indexer of a chain last said of itself. All times are Unix seconds. */
export interface IndexerReport {
  readonly subject: IndexedSubject
  readonly state: IndexerState
  /** When this state began. */
  readonly since: number
  /** Words for an operator, without secrets: why it is retrying, stuck, paused or stopped, or that its node is behind. */
  readonly reason?: string
  /** The block it cannot get past. */
  readonly stuckAt?: number
  /** When what it waits for is tried again: of `retrying`, `stuck`, `paused` and `standby`. */
  readonly retryAt?: number
  /** The last block stored. */
  readonly head?: { readonly number: number; readonly timestamp: number }
  /**
   * The node's own head and when the node told it, whether or not anything is stored meanwhile; `behindSince` while it has fewer
   * blocks than are stored.
   */
  readonly nodeHead?: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
  /** Since when blocks are missing that the node has, and none was stored; absent while none is missing. */
  readonly stalledSince?: number
  /** What failed of the node since the process started. */
  readonly faults: number
  /** How often the indexer was begun anew since the process started. */
  readonly restarts: number
  readonly reorgs: number
  /** Blocks that are set aside. */
  readonly quarantined: number
  /** Blocks, UTXO sets or validators that differ from what the node says. */
  readonly differences: number
  readonly reportedAt: number
  readonly metrics?: IndexerMetrics
}

/** The newest observations of an indexer's threads. */
export interface IndexerMetrics {
  /** Bytes of answers that wait to be stored. */
  readonly queueBytes?: number
  /** Seconds that storing the last batch took. */
  readonly batchSeconds?: number
  /** Seconds that the store took to answer last, other than for a batch. */
  readonly storeSeconds?: number
  /** How many answers of nodes could not be true since it started. */
  readonly untrueAnswers?: number
  /** Mean delay of the thread's event loop. */
  readonly eventLoopDelaySeconds?: number
  /** Heap in use by the thread. */
  readonly heapBytes?: number
}
