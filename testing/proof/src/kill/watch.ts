import { setTimeout as delay } from "node:timers/promises"
import { startDataService } from "@serac/api/data"
import { startMetricsService } from "@serac/api/metrics"
import { type ChainDefinition, openStore, type StoreLocation } from "@serac/store"
import { checkStore } from "../simulation/checks/check-store.ts"
import { Random } from "../simulation/random.ts"
import type { ChainShape } from "./chain-shape.ts"

/** A reader that runs while the indexer is killed. */
export interface Watch {
  /** Stops reading and resolves to the number of correct readings. Rejects when a reading was wrong. */
  stop(): Promise<number>
}

interface ServedBlock {
  readonly blockNumber: string
  readonly blockHash: string
  readonly parentHash: string
  readonly txCount: number
}

/** Reads a chain continuously, through the store and the services, and checks that no reading contains half a block. */
export async function startWatch(location: StoreLocation, chain: ChainDefinition, shape: ChainShape): Promise<Watch> {
  const store = await openStore(location)
  const shared = { store, chains: [chain], port: 0 }
  const [data, metrics] = await Promise.all([startDataService(shared), startMetricsService(shared)])
  const random = new Random(`watch ${shape.seed}`)
  const ask = async <T>(url: string, path: string): Promise<T> => {
    const response = await fetch(`${url}${path}`)
    // Before the first block the service has no data.
    if (response.status === 503) return { blocks: [], transactions: [] } as T
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }
  const looks = [
    async () => {
      const { blocks } = await ask<{ blocks: readonly ServedBlock[] }>(
        data.url,
        `/v1/chains/${chain.chainId}/blocks?pageSize=100`,
      )
      for (const [index, block] of blocks.entries()) {
        const below = blocks[index + 1]
        if (
          below &&
          (Number(below.blockNumber) !== Number(block.blockNumber) - 1 || below.blockHash !== block.parentHash)
        )
          throw new Error(`the service shows block ${block.blockNumber} above block ${below.blockNumber}`)
      }
    },
    async () => {
      const { transactions } = await ask<{ transactions: readonly ServedBlock[] }>(
        data.url,
        `/v1/chains/${chain.chainId}/transactions?pageSize=100`,
      )
      if (shape.kind === "big")
        assertWhole(
          transactions.map(({ blockNumber }) => Number(blockNumber)),
          shape,
        )
    },
    () => ask(metrics.url, "/v1/avg_tps/mainnet"),
    async () => {
      const rows = await store.chain(chain.chainId).transactions({ limit: 3 * shape.transfersPerBlock + 1 })
      if (shape.kind === "big")
        assertWhole(
          rows.map(({ blockNumber }) => blockNumber),
          shape,
        )
    },
    async () => {
      if (shape.kind === "forking") await checkStore(store.chain(chain.chainId), undefined, random)
      for (const { blocks, transactions, start } of await store.chain(chain.chainId).counters("minute", { limit: 20 }))
        if (shape.kind === "big" && transactions % shape.transfersPerBlock !== 0)
          throw new Error(`the minute ${start} has ${transactions} transactions in ${blocks} blocks`)
    },
  ]
  let isStopped = false
  let count = 0
  const watching = (async () => {
    while (!isStopped) {
      for (const look of looks) {
        await look()
        count++
        await delay(random.between(10, 150))
      }
    }
  })()
  watching.catch(() => {})
  return {
    async stop() {
      isStopped = true
      try {
        await watching
      } finally {
        await Promise.all([data.close(), metrics.close()])
        await store.close()
      }
      return count
    },
  }
}

/** Checks that all transactions of each listed block are present, except those of the last, which the page may have cut. */
function assertWhole(numbers: readonly number[], { transfersPerBlock }: ChainShape): void {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  const last = numbers.at(-1)
  for (const [number, count] of counts)
    if (number !== last && count !== transfersPerBlock) throw new Error(`block ${number} shows ${count} transactions`)
}
