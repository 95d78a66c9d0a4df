import { existsSync } from "node:fs"
import { type IndexingState, indexingState, withTimeout } from "@serac/server/monitoring"
import type {
  ChainStatus,
  IndexedSubject,
  IndexerReport,
  NetworkStatus,
  PrimaryChain,
  QuarantinedBlock,
  ReplicaLag,
  StoreLocation,
} from "@serac/store"
import { locateStore } from "../stack/locate-store.ts"
import type { QuarantineReport } from "./status.ts"

/** The contents of a store for all chains. */
export interface StoreContents {
  readonly chains: readonly ChainStatus[]
  readonly networks: readonly NetworkStatus[]
  /** Absent before anything was indexed. */
  readonly schemaVersion?: number
  /** Bytes on disk; absent before anything was indexed. */
  readonly size?: number
  /** The lag of the replica that serves lists; absent without a replica. */
  readonly replica?: ReplicaLag
  /** Why the store cannot be read, as text. */
  readonly fault?: string
  readonly reports: readonly IndexerReport[]
  readonly quarantine: readonly QuarantinedBlock[]
}

const emptyContents: StoreContents = { chains: [], networks: [], reports: [], quarantine: [] }

/** Milliseconds for reading a store: more than for connecting to a database, after which its reason is told. */
const readWithinMs = 12_000

/**
 * Reads an existing store, without creating one. Writes nothing, since the disk may be read-only.
 *
 * @param within milliseconds after which a store that does not answer is a fault: a connection may be lost without either side being told
 */
export async function readStore(
  config: Parameters<typeof locateStore>[0],
  within: number = readWithinMs,
): Promise<StoreContents> {
  const location = locateStore(config)
  // Opening a missing store would create it.
  if (location.kind === "sqlite" && !existsSync(`${location.directory}/meta.sqlite`)) return emptyContents
  try {
    return await withTimeout(within, readContents(location), "the store")
  } catch (error) {
    return { ...emptyContents, fault: error instanceof Error ? error.message : String(error) }
  }
}

async function readContents(location: StoreLocation): Promise<StoreContents> {
  const { openStore, schemaVersion } = await import("@serac/store")
  const store = await openStore(location, { readOnly: true })
  try {
    const [chains, networks, reports, size, replica] = await Promise.all([
      store.chains(),
      store.networks(),
      store.reports(),
      store.size(),
      store.replicaLag().catch(() => undefined),
    ])
    const quarantine = await Promise.all(
      reports.map(({ subject, quarantined }) => (quarantined > 0 ? store.quarantined(subject) : [])),
    )
    const contents = { chains, networks, schemaVersion, size, reports, quarantine: quarantine.flat() }
    return replica === undefined ? contents : { ...contents, replica }
  } finally {
    await store.close()
  }
}

/** The state of a chain, as in `/health`, with its quarantined blocks. */
export interface StoredCondition {
  readonly indexing?: IndexingState
  readonly quarantine?: readonly QuarantineReport[]
}

/** The state of an EVM chain at `now` (Unix seconds). */
export function chainCondition(contents: StoreContents, chainId: string, now: number): StoredCondition {
  const stored = contents.chains.find((status) => status.chainId === chainId)
  const isIt = (subject: IndexedSubject) => subject.kind === "chain" && subject.chainId === chainId
  return storedCondition(contents, stored, isIt, now)
}

/** The state of a chain of a primary network at `now` (Unix seconds). */
export function primaryChainCondition(
  contents: StoreContents,
  networkId: number,
  chain: PrimaryChain,
  now: number,
): StoredCondition {
  const network = contents.networks.find((status) => status.networkId === networkId)
  const status = network?.chains.find((each) => each.chain === chain)
  const stored = status && {
    head: { number: status.head.height, timestamp: status.head.timestamp },
    nodeHead: status.nodeHeight,
    updatedAt: status.updatedAt,
  }
  const isIt = (subject: IndexedSubject) =>
    subject.kind === "network" && subject.networkId === networkId && subject.chain === chain
  return storedCondition(contents, stored, isIt, now)
}

function storedCondition(
  { reports, quarantine, fault }: StoreContents,
  stored: Parameters<typeof indexingState>[0],
  isIt: (subject: IndexedSubject) => boolean,
  now: number,
): StoredCondition {
  if (fault !== undefined) return {}
  const report = reports.find(({ subject }) => isIt(subject))
  const blocks = quarantine.filter(({ subject }) => isIt(subject)).map(({ subject: _, answers: __, ...block }) => block)
  return {
    indexing: indexingState(stored, report, now),
    ...(blocks.length === 0 ? {} : { quarantine: blocks }),
  }
}
