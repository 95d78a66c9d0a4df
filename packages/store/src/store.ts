import { randomBytes } from "node:crypto"
import { readChangedApiKeys, writeApiKeys } from "./access/api-key-rows.ts"
import type { ApiKeyChange, ChangedApiKeys, QuotaTaken, QuotaWindow, StoredApiKey } from "./access/index.ts"
import { quotaUsed, takeOfQuota } from "./access/quota-rows.ts"
import { chainPart, type Engine, networkPart } from "./engine.ts"
import { EngineChainReader } from "./evm/reader/chain-reader.ts"
import type { ChainReader, ChainStatus } from "./evm/reader-port.ts"
import { EngineChainWriter } from "./evm/writer/chain-writer.ts"
import type { ChainWriter, WriterOptions } from "./evm/writer-port.ts"
import type { Hex } from "./hex.ts"
import { bytesFromHex } from "./hex.ts"
import type { StoreLocation } from "./location.ts"
import { EngineNetworkReader } from "./network/reader/network-reader.ts"
import type { NetworkReader } from "./network/reader-port.ts"
import type { NetworkStatus } from "./network/stored.ts"
import { EngineNetworkWriter } from "./network/writer/network-writer.ts"
import type { NetworkWriter } from "./network/writer-port.ts"
import type { Store } from "./port.ts"
import { deleteReindexRequests, reindexRequestedAt, requestReindex } from "./queries/reindex-requests.ts"
import { readSecret } from "./queries/secret.ts"
import type { ReplicaLag } from "./replica-lag.ts"
import type { IndexedSubject, IndexerReport, QuarantinedBlock } from "./reports/index.ts"
import { readQuarantined, releaseUpTo, writeQuarantined } from "./reports/quarantine-rows.ts"
import { deleteReport, readReports, writeReports } from "./reports/report-rows.ts"
import { secretTable } from "./schema/meta-tables.ts"
import { EngineUsage } from "./usage/engine-usage.ts"
import type { UsageTables } from "./usage/index.ts"

const hourSeconds = 3600

/** Implements the store's port over an engine. */
export class EngineStore implements Store {
  readonly location: StoreLocation
  readonly engine: Engine
  readonly usage: UsageTables
  readonly #readers = new Map<string, ChainReader>()
  readonly #networkReaders = new Map<number, NetworkReader>()

  constructor(location: StoreLocation, engine: Engine) {
    this.location = location
    this.engine = engine
    this.usage = new EngineUsage(engine)
  }

  chain(chainId: string): ChainReader {
    let reader = this.#readers.get(chainId)
    if (reader === undefined) {
      assertChainId(chainId)
      reader = new EngineChainReader(chainId, this.engine.reader(chainPart(chainId)))
      this.#readers.set(chainId, reader)
    }
    return reader
  }

  async openWriter(chainId: string, options?: WriterOptions): Promise<ChainWriter> {
    assertChainId(chainId)
    const meta = await this.engine.meta()
    return new EngineChainWriter(
      chainId,
      await this.engine.openWriter(chainPart(chainId), options?.memory),
      meta,
      options,
    )
  }

  async chains(): Promise<readonly ChainStatus[]> {
    const chainIds = [...(await this.engine.ids("chain"))].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
    const statuses = await Promise.all(chainIds.map((chainId) => this.chain(chainId).status()))
    return statuses.filter((status) => status !== undefined)
  }

  network(networkId: number): NetworkReader {
    let reader = this.#networkReaders.get(networkId)
    if (reader === undefined) {
      assertNetworkId(networkId)
      reader = new EngineNetworkReader(networkId, this.engine.reader(networkPart(networkId)), this.engine.costlyReads)
      this.#networkReaders.set(networkId, reader)
    }
    return reader
  }

  async openNetworkWriter(networkId: number): Promise<NetworkWriter> {
    assertNetworkId(networkId)
    return new EngineNetworkWriter(networkId, await this.engine.openWriter(networkPart(networkId)))
  }

  async networks(): Promise<readonly NetworkStatus[]> {
    const networkIds = (await this.engine.ids("network")).map(Number).sort((a, b) => a - b)
    const statuses = await Promise.all(networkIds.map((networkId) => this.network(networkId).status()))
    return statuses.filter((status) => status !== undefined)
  }

  async saveReports(reports: readonly IndexerReport[]): Promise<void> {
    if (reports.length > 0) await writeReports(await this.engine.meta(), reports)
  }

  async reports(): Promise<readonly IndexerReport[]> {
    return readReports(await this.engine.meta())
  }

  async deleteReport(subject: IndexedSubject): Promise<void> {
    await deleteReport(await this.engine.meta(), subject)
  }

  async quarantined(subject: IndexedSubject): Promise<readonly QuarantinedBlock[]> {
    return readQuarantined(await this.engine.meta(), subject)
  }

  async quarantine(block: QuarantinedBlock): Promise<void> {
    await writeQuarantined(await this.engine.meta(), block)
  }

  async release(subject: IndexedSubject, number: number): Promise<number> {
    return releaseUpTo(await this.engine.meta(), subject, number)
  }

  replicaLag(): Promise<ReplicaLag | undefined> {
    return this.engine.replicaLag()
  }

  async secret(): Promise<Uint8Array> {
    const meta = await this.engine.meta()
    return meta.transaction(async (transaction) => {
      await transaction.insertMissing(secretTable, [[1, randomBytes(32)]])
      const row = await transaction.get<{ secret: Uint8Array }>(readSecret)
      if (row === undefined) throw new Error("the store has no secret")
      return new Uint8Array(row.secret)
    })
  }

  async requestReindex(chainId: string, contract: Hex, tokenId: Hex, now: number): Promise<number> {
    assertChainId(chainId)
    const key = { chain: BigInt(chainId), contract: bytesFromHex(contract), tokenId: bytesFromHex(tokenId) }
    const before = now - hourSeconds
    const meta = await this.engine.meta()
    return meta.transaction(async (transaction) => {
      if ((await transaction.run(requestReindex, { ...key, now, before })) > 0) {
        await transaction.run(deleteReindexRequests, { before })
        return 0
      }
      const row = await transaction.get<{ requestedAt: number }>(reindexRequestedAt, key)
      return Math.min(hourSeconds, Math.max(1, (row?.requestedAt ?? now) + hourSeconds - now))
    })
  }

  async apiKeys(since: number): Promise<ChangedApiKeys> {
    return readChangedApiKeys(await this.engine.meta(), since)
  }

  async saveApiKeys(
    added: readonly StoredApiKey[],
    changed: ReadonlyMap<string, ApiKeyChange> = new Map(),
  ): Promise<boolean> {
    return writeApiKeys(await this.engine.meta(), added, changed)
  }

  async takeOfQuota(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken> {
    return takeOfQuota(await this.engine.meta(), window, units, quota)
  }

  async quotaUsed(window: QuotaWindow): Promise<number> {
    return quotaUsed(await this.engine.meta(), window)
  }

  size(): Promise<number> {
    return this.engine.size()
  }

  close(): Promise<void> {
    return this.engine.close()
  }
}

/** Requires decimal digits of an integer of 64 bits, because a chain ID becomes part of a file's name. */
function assertChainId(chainId: string): void {
  if (/^(0|[1-9]\d{0,18})$/.test(chainId) && BigInt.asIntN(64, BigInt(chainId)) === BigInt(chainId)) return
  throw new RangeError(
    `"${chainId}" is not an EVM chain ID that can be indexed: decimal digits of an integer below 2^63.`,
  )
}

/** Requires an integer of 32 bits, because a network ID becomes part of a file's name. */
function assertNetworkId(networkId: number): void {
  if (Number.isInteger(networkId) && networkId >= 0 && networkId < 2 ** 32) return
  throw new RangeError(`${networkId} is not the ID of a network.`)
}
