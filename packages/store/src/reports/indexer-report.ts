import type { IndexedSubject } from "./subject.ts"

/**
 * The state of an indexer.
 *
 * - `starting`: it opens its store and queries its node. `backfilling`: far behind the node. `following`: at the node's head.
 * - `retrying`: a failed operation is retried; `reason` names it.
 * - `stuck`: it cannot pass the block `stuckAt`, or needs an operator; `reason` gives the cause and what to do.
 * - `paused`: it waits for disk space. `standby`: another process indexes; this one takes over when the other ends.
 * - `stopped`: it was stopped, or no process indexes.
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

/** The last report of a chain's indexer. All times are Unix seconds. */
export interface IndexerReport {
  readonly subject: IndexedSubject
  readonly state: IndexerState
  /** When this state began. */
  readonly since: number
  /** Text for an operator, without secrets: why the indexer is retrying, stuck, paused or stopped, or that its node is behind. */
  readonly reason?: string
  /** The block that the indexer cannot pass. */
  readonly stuckAt?: number
  /** When the indexer retries: for `retrying`, `stuck`, `paused` and `standby`. */
  readonly retryAt?: number
  /** The last stored block. */
  readonly head?: { readonly number: number; readonly timestamp: number }
  /**
   * The node's head and when the node reported it, even if nothing is stored meanwhile; `behindSince` while the node has fewer
   * blocks than are stored.
   */
  readonly nodeHead?: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
  /** Time since which the store lacks blocks of the node and none was stored; absent while none is missing. */
  readonly stalledSince?: number
  /** Node failures since the process started. */
  readonly faults: number
  /** Restarts of the indexer since the process started. */
  readonly restarts: number
  readonly reorgs: number
  /** The number of quarantined blocks. */
  readonly quarantined: number
  /** The number of blocks, UTXO sets or validators that differ from the node's data. */
  readonly differences: number
  readonly reportedAt: number
  readonly metrics?: IndexerMetrics
}

/** The latest measurements of an indexer's threads. */
export interface IndexerMetrics {
  /** Bytes of node answers that wait to be stored. */
  readonly queueBytes?: number
  /** Duration in seconds of storing the last batch. */
  readonly batchSeconds?: number
  /** Duration in seconds of the store's last call, other than for a batch. */
  readonly storeSeconds?: number
  /** Node answers that were rejected as impossible since the indexer started. */
  readonly untrueAnswers?: number
  /** The highest block whose stored hash validators signed, and when, in Unix seconds. */
  readonly signedBlock?: number
  readonly signedAt?: number
  /** Mean delay of the thread's event loop. */
  readonly eventLoopDelaySeconds?: number
  /** Heap in use by the thread. */
  readonly heapBytes?: number
}
