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

/** All indexed data: of each chain, of each primary network, and the data that belongs to neither. */
export interface Store {
  readonly location: StoreLocation
  /** Reads a chain. A chain that was never indexed has empty lists. */
  chain(chainId: string): ChainReader
  /** Takes the chain's writer lock. Throws {@link ChainLockedError} when another process or thread holds it. */
  openWriter(chainId: string, options?: WriterOptions): Promise<ChainWriter>
  /** The chains that were ever indexed in this store. */
  chains(): Promise<readonly ChainStatus[]>
  /** Reads a primary network, by its network ID. A network that was never indexed has empty lists. */
  network(networkId: number): NetworkReader
  /** Takes the network's writer lock. Throws {@link ChainLockedError} when another process or thread holds it. */
  openNetworkWriter(networkId: number): Promise<NetworkWriter>
  /** The primary networks that were ever indexed in this store. */
  networks(): Promise<readonly NetworkStatus[]>
  /** Saves the indexers' reports and replaces their earlier reports. */
  saveReports(reports: readonly IndexerReport[]): Promise<void>
  /** The last report of every indexer; the age of a report shows that its indexer ended without a final report. */
  reports(): Promise<readonly IndexerReport[]>
  /** Deletes the report of a chain's indexer. */
  deleteReport(subject: IndexedSubject): Promise<void>
  /** The blocks of a chain that could not be read, ascending. */
  quarantined(subject: IndexedSubject): Promise<readonly QuarantinedBlock[]>
  /** Quarantines a block that cannot be read, or updates its entry; the time when the block was first seen stays. */
  quarantine(block: QuarantinedBlock): Promise<void>
  /** Deletes a chain's quarantined blocks up to a number, because they are stored now. Resolves to the number of deleted entries. */
  release(subject: IndexedSubject, number: number): Promise<number>
  /** The request counts of the services. */
  readonly usage: UsageTables
  /**
   * The lag of the replica that lists are read from; undefined without a replica, or where `replicaUrl` names a server that is no
   * standby. Throws {@link StoreConnectionError} when either server is unreachable.
   */
  replicaLag(): Promise<ReplicaLag | undefined>
  /** A random secret of 32 bytes for signing page tokens, made with the store. */
  secret(): Promise<Uint8Array>
  /**
   * Requests that an NFT's metadata is read again, unless the same request was made within the hour before `now` (Unix seconds).
   * Resolves to 0 when the request is granted, else to the seconds until it can be.
   */
  requestReindex(chainId: string, contract: Hex, tokenId: Hex, now: number): Promise<number>
  /** API keys that were added or changed after a revision, in the order of their last changes; all keys for revision 0. Keys are never deleted. */
  apiKeys(since: number): Promise<ChangedApiKeys>
  /**
   * Adds keys and changes other keys by their IDs, all or none. Resolves to false, with nothing changed, if the ID of a key to add
   * is taken. Throws a RangeError if a key to change does not exist.
   */
  saveApiKeys(added: readonly StoredApiKey[], changed?: ReadonlyMap<string, ApiKeyChange>): Promise<boolean>
  /** Takes units of a quota in a window, or as many as are left: never more than `quota` in total, also with concurrent callers. */
  takeOfQuota(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken>
  /** The used units of a quota in a window. */
  quotaUsed(window: QuotaWindow): Promise<number>
  /** Bytes on disk: of the directory, or of the whole database including other tables in it. Slow where there are many files. */
  size(): Promise<number>
  close(): Promise<void>
}
