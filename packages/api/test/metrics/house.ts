import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMetricsClient, type MetricsClient } from "@serac/metrics"
import type { RunningService } from "@serac/server/http"
import { type Batch, type ChainDefinition, type ChainWriter, type Hex, openStore, type Store } from "@serac/store"
import { type MetricsServiceOptions, startMetricsService } from "../../src/metrics/index.ts"

/** 2026-11-21T00:00:00Z in Unix seconds. */
export const today = 20_778 * 86_400
export const day = 86_400

const chainOf = (chainId: string, network: "mainnet" | "testnet"): ChainDefinition => ({
  chainId,
  name: `Chain ${chainId}`,
  network,
  rpcUrls: [],
  nativeToken: { name: "Ice", symbol: "ICE", decimals: 18 },
})

export const chains: readonly ChainDefinition[] = [
  chainOf("43112", "testnet"),
  chainOf("43117", "testnet"),
  chainOf("1337", "mainnet"),
]

/** A store in a folder of its own, a metrics service over it, and a client of that. */
export interface House {
  readonly store: Store
  readonly service: RunningService
  readonly client: MetricsClient
  /** Turn it to pass the time. In Unix seconds. */
  readonly clock: { now: number }
  /** Blocks by timestamp and how many transactions each has. */
  write(chainId: string, blocks: readonly (readonly [timestamp: number, transactions: number])[]): Promise<void>
  close(): Promise<void>
}

/** Every answer of the service is checked against its document. */
export async function build(options: Partial<MetricsServiceOptions> = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "serac-metrics-service-"))
  const store = await openStore({ kind: "sqlite", directory: folder })
  const clock = { now: today + 3600 }
  const writers = new Map<string, ChainWriter>()
  const service = await startMetricsService({
    store,
    chains,
    clock: () => clock.now * 1000,
    checkResponses: true,
    port: 0,
    ...options,
  })
  return {
    store,
    service,
    client: createMetricsClient({ baseUrl: service.url, retry: false }),
    clock,
    async write(chainId, blocks) {
      const writer = writers.get(chainId) ?? (await store.openWriter(chainId))
      writers.set(chainId, writer)
      const first = ((await writer.head())?.number ?? -1) + 1
      const batch = batchOf(BigInt(chainId) << 64n, first, blocks)
      await writer.append(batch, { nodeHead: first + blocks.length - 1, now: clock.now })
    },
    async close() {
      await service.close()
      for (const writer of writers.values()) await writer.close()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

const word = (number: bigint): Hex => `0x${number.toString(16).padStart(64, "0")}`

function batchOf(salt: bigint, first: number, blocks: readonly (readonly [number, number])[]): Batch {
  const hash = (number: number) => (number < 0 ? word(0n) : word(salt + BigInt(number)))
  return {
    blocks: blocks.map(([timestamp, transactionCount], at) => ({
      number: first + at,
      hash: hash(first + at),
      parentHash: hash(first + at - 1),
      timestamp,
      transactionCount,
      gasUsed: 0n,
      fragment: "{",
    })),
    transactions: blocks.flatMap(([, count], at) =>
      Array.from({ length: count }, (_, index) => ({
        blockNumber: first + at,
        index,
        succeeded: true,
        hash: hash((first + at) * 1000 + index),
        from: `0x${"1".repeat(40)}` as const,
        to: `0x${"2".repeat(40)}` as const,
        fragment: "{}",
      })),
    ),
    transfers: [],
    deployments: [],
  }
}

/** Everything that a listing gives, page after page. */
export async function all<Item>(listing: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of listing) items.push(item)
  return items
}
