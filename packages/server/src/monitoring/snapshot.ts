import {
  type ChainStatus,
  type IndexedSubject,
  type IndexerReport,
  type NetworkChainStatus,
  type NetworkDefinition,
  type NetworkStatus,
  type PrimaryChain,
  primaryChains,
  type ReplicaLag,
} from "@serac/store"
import { type IndexingState, indexingState, type StoredState } from "./indexing-state.ts"

/** What of a chain's definition is told. */
export interface WatchedChain {
  readonly chainId: string
  readonly name: string
}

/** What of a network's definition is told. */
export type WatchedNetwork = Pick<NetworkDefinition, "networkId" | "network">

/** An EVM chain, told of. */
export interface ChainState extends WatchedChain, IndexingState {
  readonly report?: IndexerReport
}

/** One of the chains of a primary network, told of. */
export interface PrimaryChainState extends IndexingState {
  readonly chain: PrimaryChain
  readonly report?: IndexerReport
}

/** A primary network, told of. */
export interface NetworkState extends WatchedNetwork {
  /** Always P, X and C. */
  readonly chains: readonly PrimaryChainState[]
  /** What is missing, in words. */
  readonly notes: readonly string[]
}

/** How all chains are at one moment. */
export interface Snapshot {
  /** Unix seconds. */
  readonly now: number
  readonly chains: readonly ChainState[]
  readonly networks: readonly NetworkState[]
  /** How far the replica is behind from which lists are read; absent without one. */
  readonly replica?: ReplicaLag
  /** Why there may be chains or networks that are not known yet, in words; absent where all are. */
  readonly missing?: string
  /** Why the store could not be read, in words; then what is here is from reports alone. */
  readonly storeFault?: string
}

/** What a store says of all chains. */
export interface Stored {
  readonly chains: readonly ChainStatus[]
  readonly networks: readonly NetworkStatus[]
}

/** What is told about, and what is known of it. */
export interface SnapshotParts {
  readonly chains: readonly WatchedChain[]
  readonly networks: readonly WatchedNetwork[]
  readonly stored: Stored
  readonly reports: readonly IndexerReport[]
  /** Unix seconds. */
  readonly now: number
  /** Whether the store could not be read: then nobody knows how far behind anything is. */
  readonly isStoreAway?: boolean
}

/** Puts together how all chains are. */
export function snapshotOf({ chains, networks, stored, reports, now, isStoreAway = false }: SnapshotParts): Snapshot {
  const reported = new Map(reports.map((report) => [subjectKey(report.subject), report]))
  const storedChains = new Map(stored.chains.map((status) => [status.chainId, status]))
  const storedNetworks = new Map(stored.networks.map((status) => [status.networkId, status]))
  const withReport = (state: StoredState | undefined, subject: IndexedSubject) => {
    const report = reported.get(subjectKey(subject))
    const { lag, ...told } = indexingState(state, report, now)
    return {
      ...told,
      ...(lag === undefined || isStoreAway ? {} : { lag }),
      ...(report === undefined ? {} : { report }),
    }
  }
  return {
    now,
    chains: chains.map(({ chainId, name }) => ({
      chainId,
      name,
      ...withReport(storedChains.get(chainId), { kind: "chain", chainId }),
    })),
    networks: networks.map(({ networkId, network }) => {
      const status = storedNetworks.get(networkId)
      const found = (chain: PrimaryChain) => status?.chains.find((one) => one.chain === chain)
      return {
        networkId,
        network,
        chains: primaryChains.map((chain) => ({
          chain,
          ...withReport(storedOf(found(chain)), { kind: "network", networkId, chain }),
        })),
        notes: status?.notes ?? [],
      }
    }),
  }
}

/** What the store has of a chain of a primary network, told as of an EVM chain. */
export function storedOf(status: NetworkChainStatus | undefined): StoredState | undefined {
  if (status === undefined) return undefined
  const { head, nodeHeight, updatedAt } = status
  return { head: { number: head.height, timestamp: head.timestamp }, nodeHead: nodeHeight, updatedAt }
}

/** A subject as a key of a map. */
export function subjectKey(subject: IndexedSubject): string {
  return subject.kind === "chain" ? subject.chainId : `${subject.networkId}/${subject.chain}`
}
