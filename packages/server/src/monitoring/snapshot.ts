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

/** The public part of a chain's definition. */
export interface WatchedChain {
  readonly chainId: string
  readonly name: string
}

/** The public part of a network's definition. */
export type WatchedNetwork = Pick<NetworkDefinition, "networkId" | "network">

/** The state of an EVM chain. */
export interface ChainState extends WatchedChain, IndexingState {
  readonly report?: IndexerReport
}

/** The state of one chain of a primary network. */
export interface PrimaryChainState extends IndexingState {
  readonly chain: PrimaryChain
  readonly report?: IndexerReport
}

/** The state of a primary network. */
export interface NetworkState extends WatchedNetwork {
  /** The states of P, X and C, always all three. */
  readonly chains: readonly PrimaryChainState[]
  /** Missing data, as texts. */
  readonly notes: readonly string[]
}

/** The state of all chains at one moment. */
export interface Snapshot {
  /** Unix seconds. */
  readonly now: number
  readonly chains: readonly ChainState[]
  readonly networks: readonly NetworkState[]
  /** The lag of the replica that lists are read from; absent without one. */
  readonly replica?: ReplicaLag
  /** The reason why chains or networks may be unknown yet; absent where all are known. */
  readonly missing?: string
  /** The reason why the store could not be read; the state is then from reports alone. */
  readonly storeFault?: string
}

/** The stored state of all chains. */
export interface Stored {
  readonly chains: readonly ChainStatus[]
  readonly networks: readonly NetworkStatus[]
}

/** Inputs of a snapshot. */
export interface SnapshotParts {
  readonly chains: readonly WatchedChain[]
  readonly networks: readonly WatchedNetwork[]
  readonly stored: Stored
  readonly reports: readonly IndexerReport[]
  /** Unix seconds. */
  readonly now: number
  /** Whether the store could not be read: then every lag is unknown. */
  readonly isStoreAway?: boolean
}

/** Combines the stored states and reports of all chains. */
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

/** The stored state of a primary network's chain, in the shape of an EVM chain's. */
export function storedOf(status: NetworkChainStatus | undefined): StoredState | undefined {
  if (status === undefined) return undefined
  const { head, nodeHeight, updatedAt } = status
  return { head: { number: head.height, timestamp: head.timestamp }, nodeHead: nodeHeight, updatedAt }
}

/** A subject as a key of a map. */
export function subjectKey(subject: IndexedSubject): string {
  return subject.kind === "chain" ? subject.chainId : `${subject.networkId}/${subject.chain}`
}
