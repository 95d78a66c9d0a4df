import { randomBytes } from "node:crypto"
import type { Engine } from "./engine.ts"
import { bytesOf } from "./hex.ts"
import type { ChainReader, ChainStatus, ChainWriter, Store, StoreLocation, WriterOptions } from "./port.ts"
import { deleteReindexRequests, reindexRequestedAt, requestReindex } from "./queries/reindex-requests.ts"
import { readSecret } from "./queries/secret.ts"
import { EngineChainReader } from "./reader/chain-reader.ts"
import type { Hex } from "./rows.ts"
import { secretTable } from "./schema/tables.ts"
import { EngineChainWriter } from "./writer/chain-writer.ts"

const hour = 3600

/** The port over an engine. */
export class EngineStore implements Store {
  readonly location: StoreLocation
  readonly engine: Engine
  readonly #readers = new Map<string, ChainReader>()

  constructor(location: StoreLocation, engine: Engine) {
    this.location = location
    this.engine = engine
  }

  chain(chainId: string): ChainReader {
    let reader = this.#readers.get(chainId)
    if (reader === undefined) {
      assertChainId(chainId)
      reader = new EngineChainReader(chainId, this.engine.reader(chainId))
      this.#readers.set(chainId, reader)
    }
    return reader
  }

  async openWriter(chainId: string, options?: WriterOptions): Promise<ChainWriter> {
    assertChainId(chainId)
    const meta = await this.engine.meta()
    return new EngineChainWriter(chainId, await this.engine.openWriter(chainId), meta, options)
  }

  async chains(): Promise<readonly ChainStatus[]> {
    const chainIds = [...(await this.engine.chainIds())].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
    const statuses = await Promise.all(chainIds.map((chainId) => this.chain(chainId).status()))
    return statuses.filter((status) => status !== undefined)
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
    const key = { chain: BigInt(chainId), contract: bytesOf(contract), tokenId: bytesOf(tokenId) }
    const before = now - hour
    const meta = await this.engine.meta()
    return meta.transaction(async (transaction) => {
      if ((await transaction.run(requestReindex, { ...key, now, before })) > 0) {
        await transaction.run(deleteReindexRequests, { before })
        return 0
      }
      const row = await transaction.get<{ requestedAt: number }>(reindexRequestedAt, key)
      return Math.min(hour, Math.max(1, (row?.requestedAt ?? now) + hour - now))
    })
  }

  close(): Promise<void> {
    return this.engine.close()
  }
}

/** Decimal digits of an integer of 64 bits. It becomes part of a file's name. */
function assertChainId(chainId: string): void {
  if (/^(0|[1-9]\d{0,18})$/.test(chainId) && BigInt.asIntN(64, BigInt(chainId)) === BigInt(chainId)) return
  throw new RangeError(`"${chainId}" is not an EVM chain ID in decimal digits.`)
}
