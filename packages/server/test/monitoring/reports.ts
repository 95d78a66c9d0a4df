import type { ChainStatus, IndexerReport, NetworkChainStatus, NetworkStatus, PrimaryChain } from "@serac/store"
import type { MonitoredStore } from "../../src/monitoring/index.ts"

/** 2026-11-22T10:00:00Z in Unix seconds. */
export const now = 1_795_341_600

/** What an indexer of chain 7 says that has nothing to tell but its state. */
export function reportOf(parts: Partial<IndexerReport> = {}): IndexerReport {
  return {
    subject: { kind: "chain", chainId: "7" },
    state: "following",
    since: now - 60,
    faults: 0,
    restarts: 0,
    reorgs: 0,
    quarantined: 0,
    differences: 0,
    reportedAt: now - 1,
    ...parts,
  }
}

/** Chain 7, of which block 100 was stored ten seconds ago, when that was the node's head. */
export function storedChain(parts: Partial<ChainStatus> = {}): ChainStatus {
  return {
    chainId: "7",
    head: { number: 100, hash: `0x${"00".repeat(32)}`, timestamp: now - 12 },
    nodeHead: 100,
    updatedAt: now - 3,
    transactions: 1,
    ...parts,
  }
}

/** Network 1337 with these chains at height 40. */
export function storedNetwork(...chains: readonly PrimaryChain[]): NetworkStatus {
  const statuses = chains.map(
    (chain): NetworkChainStatus => ({
      chain,
      head: { height: 40, id: new Uint8Array(32), timestamp: now - 12 },
      nodeHeight: 40,
      updatedAt: now - 3,
      transactions: 1,
    }),
  )
  return { networkId: 1337, chains: statuses, notes: ["the genesis is not known"] }
}

/** A store that has what it is given. */
export function storeOf(parts: {
  readonly chains?: readonly ChainStatus[]
  readonly networks?: readonly NetworkStatus[]
  readonly reports?: readonly IndexerReport[]
}): MonitoredStore {
  return {
    chains: async () => parts.chains ?? [],
    networks: async () => parts.networks ?? [],
    reports: async () => parts.reports ?? [],
    size: async () => 4_096,
  }
}

export const chain = { chainId: "7", name: "Firn" }
export const network = { networkId: 1337, network: "testnet" } as const
