import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDataClient, type DataClient, ServiceUnavailableError } from "@serac/data"
import type { RunningService } from "@serac/server/http"
import {
  type Batch,
  type ChainDefinition,
  type ChainWriter,
  openStore,
  packBlocks,
  type Store,
  type StoreLocation,
  textOfAnswers,
} from "@serac/store"
import { type DataServiceOptions, startDataService } from "../../src/data/index.ts"
import { answersOf } from "./ledger.ts"

/** 2026-11-21T10:00:00Z in Unix seconds. */
export const now = 1_795_255_200

/** A store in a folder of its own, a service over it, and a client of that. */
export interface House {
  readonly folder: string
  readonly store: Store
  readonly service: RunningService
  readonly client: DataClient
  /** Turn it to pass the time. In Unix seconds. */
  readonly clock: { now: number }
  write(chainId: string, ...batches: readonly Batch[]): Promise<ChainWriter>
  close(): Promise<void>
}

export const chains: readonly ChainDefinition[] = [
  {
    chainId: "43112",
    name: "Firn",
    network: "testnet",
    description: "A chain of tests.",
    rpcUrls: ["http://user:secret@127.0.0.1:9650/ext/bc/C/rpc?key=secret", "http://127.0.0.1:9651"],
    wsUrl: "ws://127.0.0.1:9650/ext/bc/C/ws",
    nativeToken: { name: "Ice", symbol: "ICE", decimals: 18, logoUri: "https://example.com/ice.png" },
    logoUri: "https://example.com/firn.png",
    explorerUrl: "https://example.com/explorer",
    platformChainId: "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
    subnetId: "11111111111111111111111111111111LpoYY",
    multicall: "0xca11bde05977b3631167028862be2a173976ca11",
    private: false,
  },
  {
    chainId: "1337",
    name: "Neve",
    network: "mainnet",
    rpcUrls: ["http://127.0.0.1:8545"],
    publicRpcUrl: "https://rpc.example.com",
    publicWsUrl: "wss://rpc.example.com",
    nativeToken: { name: "Snow", symbol: "SNW", decimals: 9 },
  },
  {
    chainId: "7",
    name: "Empty",
    network: "mainnet",
    rpcUrls: [],
    nativeToken: { name: "Nothing", symbol: "NIL", decimals: 0 },
  },
]

/** Every answer of the service is checked against its document. */
export async function build(options: Partial<DataServiceOptions> = {}, location?: StoreLocation): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "serac-data-service-"))
  const store = options.store ?? (await openStore(location ?? { kind: "sqlite", directory: join(folder, "store") }))
  const clock = { now }
  const writers = new Map<string, ChainWriter>()
  const service = await startDataService({
    store,
    chains,
    clock: () => clock.now * 1000,
    checkResponses: true,
    port: 0,
    ...options,
  })
  return {
    folder,
    store,
    service,
    client: createDataClient({ baseUrl: service.url, retry: false }),
    clock,
    async write(chainId, ...batches) {
      const writer = writers.get(chainId) ?? (await store.openWriter(chainId))
      writers.set(chainId, writer)
      for (const batch of batches) {
        const nodeHead = (batch.blocks.at(-1)?.number ?? 0) + 2
        await writer.append({ ...batch, archive: await archived(batch) }, { nodeHead, now: clock.now })
      }
      return writer
    },
    async close() {
      await service.close()
      for (const writer of writers.values()) await writer.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** The chunks of a batch of one block; none of one that was made otherwise. */
async function archived(batch: Batch): Promise<Batch["archive"]> {
  const answers = answersOf.get(batch)
  const [block] = batch.blocks
  return answers && block && packBlocks(block.number, [textOfAnswers(answers)])
}

/** Everything that a listing gives, page after page. */
export async function all<Item>(listing: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of listing) items.push(item)
  return items
}

/** The message of a 503. Throws any other error. */
export function refusalOf(error: unknown): string {
  if (error instanceof ServiceUnavailableError) return String(error.body?.message)
  throw error
}

/** A store that says something else of how far its projections are. */
export function withProjections(store: Store, projections: readonly object[] | (() => readonly object[])): Store {
  const read = async () => (typeof projections === "function" ? projections() : projections)
  return new Proxy(store, {
    get(target, name) {
      if (name === "chain")
        return (id: string) =>
          new Proxy(target.chain(id), {
            get: (reader, member) => (member === "projections" ? read : bound(reader, member)),
          })
      return bound(target, name)
    },
  })
}

function bound(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name, target)
  return typeof value === "function" ? value.bind(target) : value
}
