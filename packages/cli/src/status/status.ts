import type { Difference } from "@serac/indexer/core/reconciliation"
import type { IndexerProgress } from "@serac/indexer/evm"
import type { IndexingState } from "@serac/server/monitoring"
import type { PrimaryChain, QuarantinedBlock, ReplicaLag } from "@serac/store"
import type { RecheckProgress } from "../directory/reconciliation-files.ts"
import type { NetworkChainProgress } from "../networks/network-progress.ts"
import type { NodeHead } from "../node/ask-node.ts"

/** How a data directory or a database and its chains are: what `serac status --json` prints. */
export interface Status {
  readonly dataDirectory: string
  /** Bytes in the data directory; 0 when it is not there. */
  readonly size: number
  /** Where the data is when that is not the data directory; scheme and host alone. */
  readonly store?: string
  /** Bytes of that database, with whatever else is in it. */
  readonly storeSize?: number
  /** How far the replica is behind from which lists are read; absent without one. */
  readonly replica?: ReplicaLag
  /** Absent while nothing was ever indexed. */
  readonly schemaVersion?: number
  /** In words, why the store cannot be read; then nothing of its content is reported. */
  readonly storeFault?: string
  /** The process that indexes into the data directory, where one does. */
  readonly process?: { readonly pid: number; readonly command: string; readonly startedAt: number }
  readonly dataService: ServiceStatus
  readonly metricsService: ServiceStatus
  readonly chains: readonly ChainReport[]
  readonly networks: readonly NetworkReport[]
  /** How far the comparison of all stored blocks with the nodes is, of each chain. */
  readonly rechecks: readonly RecheckProgress[]
  /**
   * Where what is stored and a node differed, the newest first, with the nodes that lied: those that stand and, with `agreedAt`, those on which
   * both sides agree again. The newest 1,000 of each chain and network.
   */
  readonly differences: readonly Difference[]
  /** What is wrong, a line each; empty where nothing is, and then the command ends with 0. */
  readonly problems: readonly string[]
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
  /** Behind the node as it answered just now. */
  readonly lag?: { readonly blocks: number; readonly seconds: number }
  /** Its state as in `/health`; absent where the store cannot be read, and for an unknown chain. */
  readonly indexing?: IndexingState
  /** Blocks that are set aside; absent where there are none. */
  readonly quarantine?: readonly QuarantineReport[]
  /** What its indexer does, where one runs here. */
  readonly progress?: IndexerProgress
}

/** A block that is set aside, without what the node answered about it. */
export type QuarantineReport = Omit<QuarantinedBlock, "subject" | "answers">

/** How far a primary network is indexed. */
export interface NetworkReport {
  /** Absent while it is not known. */
  readonly networkId?: number
  readonly name: string
  /** Hosts of its nodes. */
  readonly nodes: readonly string[]
  /** What is missing, in words. */
  readonly notes: readonly string[]
  /** Since its indexer started, where one runs. */
  readonly faults?: number
  /** The last of them. */
  readonly error?: string
  readonly chains: readonly PrimaryChainReport[]
}

/** One of its three chains. Of the C-Chain only what moves funds between chains is meant. */
export interface PrimaryChainReport {
  readonly chain: PrimaryChain
  /** The last block stored; absent before the first. */
  readonly indexed?: NodeHead
  readonly transactions?: number
  /** The node's own height; absent when it does not answer. */
  readonly nodeHeight?: number
  /** In words, why the node's height is not known. */
  readonly nodeFault?: string
  /** Behind the node as it answered just now. */
  readonly lag?: { readonly blocks: number }
  /** Its state as in `/health`; absent where the store cannot be read, and for an unknown network. */
  readonly indexing?: IndexingState
  /** Blocks that are set aside; absent where there are none. */
  readonly quarantine?: readonly QuarantineReport[]
  /** What the indexer does, where one runs here. */
  readonly progress?: NetworkChainProgress
}
