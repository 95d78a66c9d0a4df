import type { NetworkDefinition, StoreLocation } from "@serac/store"
import type { LogFunction } from "../core/index.ts"
import type { IndexingLimits, Verify } from "../core/settings.ts"
import type { NetworkIndexerProgress } from "./progress.ts"

/** What an indexer of a primary network needs. Plain data but for the functions, so that it can go to a worker thread. */
export interface NetworkIndexerOptions extends IndexingLimits {
  readonly network: NetworkDefinition
  readonly store: StoreLocation
  /**
   * Text of the network's genesis file, for what is in no block: the P-Chain's allocations and first validators. That of the
   * local network (12345) is known. Without one the P-Chain's first UTXOs are those that the node still reports.
   */
  readonly genesis?: string
  /** How often the node is asked for uptimes and connections of validators, in milliseconds. Default 60_000. */
  readonly observeInterval?: number
  /** Whose signatures are verified: `heads` or `full`. Default `heads`. */
  readonly verify?: Verify
  /** Comparing what is stored with the node again and again while it is followed, about once a second. Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** Hours or days within which every stored block is compared again, such as `12h`. Default `30d`. */
  readonly recheck?: string
  /** Where it is kept how far that is: a file of this indexer alone. Default none: a restart begins anew. */
  readonly recheckFile?: string
  /** Where differences are kept, as JSON lines: a file of this indexer alone. Default none: they are only logged. */
  readonly differencesFile?: string
  readonly onProgress?: (progress: NetworkIndexerProgress) => void
  readonly log?: LogFunction
}

/** A running indexer of a primary network. */
export interface NetworkIndexer {
  readonly progress: NetworkIndexerProgress
  /** Resolves when it has stopped; rejects when it stopped by a fault that needs an operator. */
  readonly ended: Promise<void>
  /** Finishes or drops the batch in hand, closes the store, and resolves. */
  stop(): Promise<void>
  /** Ends it at once, whatever it does; only one in a thread of its own can be. */
  terminate?(): Promise<void>
}
