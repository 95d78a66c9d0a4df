import type { NetworkDefinition, StoreLocation } from "@serac/store"
import type { LogFunction } from "../core/index.ts"
import type { IndexingLimits, Verify } from "../core/settings.ts"
import type { NetworkIndexerProgress } from "./progress.ts"

/** The options of a primary network's indexer. Plain data except for the functions, so that it can be sent to a worker thread. */
export interface NetworkIndexerOptions extends IndexingLimits {
  readonly network: NetworkDefinition
  readonly store: StoreLocation
  /**
   * Text of the network's genesis file, for data that no block contains: the P-Chain's allocations and first validators. The
   * genesis of the local network (12345) is built in. Without one the P-Chain's first UTXOs are those that the node still
   * reports.
   */
  readonly genesis?: string
  /** Milliseconds between requests for the uptimes and connections of validators. Default 60_000. */
  readonly observeInterval?: number
  /** Whose signatures are verified: `heads` or `full`. Default `heads`. */
  readonly verify?: Verify
  /** Whether stored data is compared with the node continuously at the head, about once a second. Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** Hours or days within which every stored block is compared again, such as `12h`. Default `30d`. */
  readonly recheck?: string
  /** The file that keeps the progress of that comparison; only this indexer uses it. Default none: the comparison starts again with the process. */
  readonly recheckFile?: string
  /** The file that keeps differences, as JSON lines; only this indexer uses it. Default none: they are only logged. */
  readonly differencesFile?: string
  /**
   * A directory of this indexer alone: when a comparison shows a difference twice, the network is indexed again there, and false rows are
   * repaired. Default none: differences are only reported.
   */
  readonly repairDirectory?: string
  readonly onProgress?: (progress: NetworkIndexerProgress) => void
  readonly log?: LogFunction
}

/** A running indexer of a primary network. */
export interface NetworkIndexer {
  readonly progress: NetworkIndexerProgress
  /** Resolves when the indexer has stopped; rejects if it stopped with a fault that needs an operator. */
  readonly ended: Promise<void>
  /** Completes or drops the current batch, closes the store, and resolves. */
  stop(): Promise<void>
  /** Ends the indexer at once, whatever it is doing. Only an indexer in its own thread has it. */
  terminate?(): Promise<void>
}
