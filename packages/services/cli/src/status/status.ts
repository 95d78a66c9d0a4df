import type { IndexerProgress } from "@serac/indexer"
import type { NodeHead } from "../node/ask-node.ts"

/** How a data directory or a database and its chains are: what `serac status --json` prints. */
export interface Status {
  readonly dataDirectory: string
  /** Bytes in the data directory; 0 when it is not there. */
  readonly size: number
  /** Where the data is when that is not the data directory; scheme and host alone. */
  readonly store?: string
  /** Absent while nothing was ever indexed. */
  readonly schemaVersion?: number
  /** The process that indexes into the data directory, where one does. */
  readonly process?: { readonly pid: number; readonly command: string; readonly startedAt: number }
  readonly dataService: ServiceStatus
  readonly metricsService: ServiceStatus
  readonly chains: readonly ChainReport[]
}

/** Whether a service answers at the URL where it should be. */
export interface ServiceStatus {
  readonly url: string
  readonly answers: boolean
}

/** How far a chain is indexed. */
export interface ChainReport {
  readonly chainId?: string
  readonly name: string
  /** Hosts of its nodes. */
  readonly nodes: readonly string[]
  /** The last block stored; absent before the first. */
  readonly indexed?: NodeHead
  readonly transactions?: number
  /** The node's own last block; absent when it does not answer. */
  readonly node?: NodeHead
  /** In words, why the node's last block is not known. */
  readonly nodeFault?: string
  readonly lag?: { readonly blocks: number; readonly seconds: number }
  /** What its indexer does, where one runs. */
  readonly progress?: IndexerProgress
}
