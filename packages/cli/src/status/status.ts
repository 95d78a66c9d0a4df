import type { Difference } from "@serac/indexer/core/reconciliation"
import type { IndexerProgress } from "@serac/indexer/evm"
import type { IndexingState } from "@serac/server/monitoring"
import type { PrimaryChain, QuarantinedBlock, ReplicaLag } from "@serac/store"
import type { RecheckProgress } from "../directory/reconciliation-files.ts"
import type { NetworkChainProgress } from "../networks/network-progress.ts"
import type { NodeHead } from "../node/ask-node.ts"

/** The status of a data directory or database and its chains: the output of `serac status --json`. */
export interface Status {
  readonly dataDirectory: string
  /** Size of the data directory in bytes; 0 if it does not exist. */
  readonly size: number
  /** The location of the store if it is not the data directory; only scheme and host. */
  readonly store?: string
  /** Size of that database in bytes, including other data in it. */
  readonly storeSize?: number
  /** The lag of the replica that serves lists; absent without a replica. */
  readonly replica?: ReplicaLag
  /** Absent before anything was indexed. */
  readonly schemaVersion?: number
  /** Why the store cannot be read, as text; then its content is not reported. */
  readonly storeFault?: string
  /** The process that indexes into the data directory, if there is one. */
  readonly process?: { readonly pid: number; readonly command: string; readonly startedAt: number }
  readonly dataService: ServiceStatus
  readonly metricsService: ServiceStatus
  readonly chains: readonly ChainReport[]
  readonly networks: readonly NetworkReport[]
  /** The progress of comparing all stored blocks with the nodes, for each chain. */
  readonly rechecks: readonly RecheckProgress[]
  /**
   * The differences between the store and nodes, newest first, with the nodes that were wrong: open ones and, with `agreedAt`, those on which
   * both sides agree again. The newest 1,000 of each chain and network.
   */
  readonly differences: readonly Difference[]
  /** The problems, one line each; empty if there are none, and then the exit code is 0. */
  readonly problems: readonly string[]
}

/** Whether a service answers at its configured URL. */
export interface ServiceStatus {
  readonly url: string
  readonly answers: boolean
}

/** The indexing status of a chain. */
export interface ChainReport {
  readonly chainId?: string
  readonly name: string
  /** Hosts of its nodes. */
  readonly nodes: readonly string[]
  /** The last stored block; absent before the first. */
  readonly indexed?: NodeHead
  readonly transactions?: number
  /** The node's own last block; absent if it does not answer. */
  readonly node?: NodeHead
  /** Why the node's last block is unknown, as text. */
  readonly nodeFault?: string
  /** The lag behind the node's answer. */
  readonly lag?: { readonly blocks: number; readonly seconds: number }
  /** The state as in `/health`; absent if the store is unreadable, and for an unknown chain. */
  readonly indexing?: IndexingState
  /** Quarantined blocks; absent if there are none. */
  readonly quarantine?: readonly QuarantineReport[]
  /** The progress of its indexer, if one runs here. */
  readonly progress?: IndexerProgress
}

/** A quarantined block without the node's answers. */
export type QuarantineReport = Omit<QuarantinedBlock, "subject" | "answers">

/** The indexing status of a primary network. */
export interface NetworkReport {
  /** Absent while it is unknown. */
  readonly networkId?: number
  readonly name: string
  /** Hosts of its nodes. */
  readonly nodes: readonly string[]
  /** Notes on missing data, as text. */
  readonly notes: readonly string[]
  /** Number of faults since its indexer started, if one runs. */
  readonly faults?: number
  /** The last fault. */
  readonly error?: string
  readonly chains: readonly PrimaryChainReport[]
}

/** The status of one of its three chains. The C-Chain's refers only to its atomic transactions. */
export interface PrimaryChainReport {
  readonly chain: PrimaryChain
  /** The last stored block; absent before the first. */
  readonly indexed?: NodeHead
  readonly transactions?: number
  /** The node's own height; absent if it does not answer. */
  readonly nodeHeight?: number
  /** Why the node's height is unknown, as text. */
  readonly nodeFault?: string
  /** The lag behind the node's answer. */
  readonly lag?: { readonly blocks: number }
  /** The state as in `/health`; absent if the store is unreadable, and for an unknown network. */
  readonly indexing?: IndexingState
  /** Quarantined blocks; absent if there are none. */
  readonly quarantine?: readonly QuarantineReport[]
  /** The progress of its indexer, if one runs here. */
  readonly progress?: NetworkChainProgress
}
