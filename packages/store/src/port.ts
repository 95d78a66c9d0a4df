import type { ApiKeyChange, ChangedApiKeys, QuotaTaken, QuotaWindow, StoredApiKey } from "./access/index.ts"
import type { ChainReader, ChainStatus } from "./evm/reader-port.ts"
import type { ChainWriter, WriterOptions } from "./evm/writer-port.ts"
import type { Hex } from "./hex.ts"
import type { StoreLocation } from "./location.ts"
import type { NetworkReader } from "./network/reader-port.ts"
import type { NetworkStatus } from "./network/stored.ts"
import type { NetworkWriter } from "./network/writer-port.ts"
import type { ReplicaLag } from "./replica-lag.ts"
import type { IndexedSubject, IndexerReport, QuarantinedBlock } from "./reports/index.ts"
import type { UsageTables } from "./usage/index.ts"

/** All indexed data: one chain beside the other, and what belongs to none. */
export interface Store {
  readonly location: StoreLocation
  /** Reads a chain. Reading a chain that was never indexed gives empty lists. */
  chain(chainId: string): ChainReader
  /** Takes the chain's writer lock. Throws {@link ChainLockedError} when another process or thread holds it. */
  openWriter(chainId: string, options?: WriterOptions): Promise<ChainWriter>
  /** The chains that have ever been indexed here. */
  chains(): Promise<readonly ChainStatus[]>
  /** Reads a primary network, by its network ID. Reading one that was never indexed gives empty lists. */
  network(networkId: number): NetworkReader
  /** Takes the network's writer lock. Throws {@link ChainLockedError} when another process or thread holds it. */
  openNetworkWriter(networkId: number): Promise<NetworkWriter>
  /** The primary networks that have ever been indexed here. */
  networks(): Promise<readonly NetworkStatus[]>
  /** Keeps what indexers say of themselves, in the place of what they said before. */
  saveReports(reports: readonly IndexerReport[]): Promise<void>
  /** What every indexer last said; one that ended without a word is known by the age of its report. */
  reports(): Promise<readonly IndexerReport[]>
  /** Forgets what the indexer of a chain said. */
  deleteReport(subject: IndexedSubject): Promise<void>
  /** Blocks of a chain that could not be read, ascending. */
  quarantined(subject: IndexedSubject): Promise<readonly QuarantinedBlock[]>
  /** Sets a block aside that cannot be read, or renews what is known of it; when it was first seen stays. */
  quarantine(block: QuarantinedBlock): Promise<void>
  /** Forgets the blocks of a chain that were set aside up to a number: they are stored. Resolves to how many there were. */
  release(subject: IndexedSubject, number: number): Promise<number>
  /** What services count of the requests that they answer. */
  readonly usage: UsageTables
  /**
   * How far the replica is behind from which lists are read; undefined without one, or where `replicaUrl` names a server that is
   * no standby. Throws {@link StoreConnectionError} when either server cannot be reached.
   */
  replicaLag(): Promise<ReplicaLag | undefined>
  /** A random secret of 32 bytes made with the store, for signing page tokens. */
  secret(): Promise<Uint8Array>
  /**
   * Asks for an NFT's metadata to be read again, unless that was asked within the hour before `now` (Unix seconds).
   * Resolves to 0 when it is granted, else to the seconds until it can be.
   */
  requestReindex(chainId: string, contract: Hex, tokenId: Hex, now: number): Promise<number>
  /**
   * Keys of callers that were made or changed after a revision, in the order of their last changes; all of them after revision 0.
   * Keys are never deleted.
   */
  apiKeys(since: number): Promise<ChangedApiKeys>
  /**
   * Adds keys and changes others by their IDs, all or none of it. Resolves to false, with nothing changed, where the ID of one to add
   * is taken. Throws a RangeError where one to change is not there.
   */
  saveApiKeys(added: readonly StoredApiKey[], changed?: ReadonlyMap<string, ApiKeyChange>): Promise<boolean>
  /** Takes units of a quota in a window, or as many as are left: never more than `quota` in all, whoever else takes at the same time. */
  takeOfQuota(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken>
  /** Units of a quota that are used in a window. */
  quotaUsed(window: QuotaWindow): Promise<number>
  /** Bytes on disk: of the directory, or of the database with whatever else is in it. Takes a while where there are many files. */
  size(): Promise<number>
  close(): Promise<void>
}
