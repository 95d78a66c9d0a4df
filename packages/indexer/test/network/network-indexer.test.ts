import { ChainLockedError, openStore, type StoreLocation } from "@serac/store"
import { afterEach, expect, test } from "vitest"
import {
  type NetworkIndexerOptions,
  spawnNetworkIndexer,
  startNetworkIndexer,
  WrongChainError,
} from "../../src/network/index.ts"
import { recordedNetwork } from "./primary-fixtures.ts"
import { recordedChains } from "./recorded-chains.ts"
import { recordedSetting, runToHead } from "./recorded-store.ts"

const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function statusIn(location: StoreLocation) {
  const store = await openStore(location)
  const network = store.network(1337)
  const status = await network.status()
  const counts = Object.fromEntries(
    (status?.chains ?? []).map(({ chain, head, transactions }) => [chain, { height: head.height, transactions }]),
  )
  const xUtxos = await network.utxos(
    { chain: "X", addresses: [ewoq], includeSpent: false, sortBy: "timestamp", order: "asc" },
    { limit: 100 },
  )
  await store.close()
  return { counts, notes: status?.notes, utxosOfEwoq: xUtxos.length }
}

const ewoq = new Uint8Array(Buffer.from("3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c", "hex"))

const whole = {
  counts: {
    P: { height: 134, transactions: expect.any(Number) },
    X: { height: 57, transactions: 69 },
    C: { height: 169, transactions: 9 },
  },
  notes: [],
  // The number in the recorded result of avm.getUTXOs.
  utxosOfEwoq: 27,
}

test("a network goes over HTTP into SQLite, and is gone on with after a stop, in worker threads too", async () => {
  const { node, store, options } = await recordedSetting(cleanups)
  node.cut({ P: 50, X: 30, C: 60 })
  const first = await runToHead(startNetworkIndexer, options, node, cleanups)
  await expect(startNetworkIndexer(options)).rejects.toBeInstanceOf(ChainLockedError)
  await first.stop()
  await first.ended
  expect(first.progress.state).toBe("stopped")
  node.chains = recordedChains
  const second = await runToHead(spawnNetworkIndexer, options, node, cleanups)
  await expect(startNetworkIndexer(options)).rejects.toBeInstanceOf(ChainLockedError)
  await second.stop()
  expect(second.progress.state).toBe("stopped")
  expect(await statusIn(store)).toEqual(whole)
})

test("an end that needs an operator comes out of the threads in its class", async () => {
  const { node, options } = await recordedSetting(cleanups)
  node.networkId = "1"
  const indexer = await spawnNetworkIndexer(options)
  const error: unknown = await indexer.ended.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(WrongChainError)
  expect(indexer.progress).toMatchObject({ state: "stopped", error: (error as Error).message })
  await indexer.stop()
})

test.each([
  [{ network: { networkId: -1 } }, "network.networkId must be an integer of 32 bits"],
  [{ network: { nodeUrls: [] } }, "network.nodeUrls must name at least one URL"],
  [{ network: { nodeUrls: ["ftp://node"] } }, "network.nodeUrls must be http or https URLs"],
  [{ network: { xChainId: "X" } }, "network.xChainId must be an ID in cb58"],
  [{ concurrency: 0 }, "concurrency must be a positive integer"],
  [{ observeInterval: 0.5 }, "observeInterval must be a positive integer"],
] as readonly (readonly [{ readonly network?: object }, string])[])(
  "options that make no sense are refused at once: %j",
  async (wrong, message) => {
    const store: StoreLocation = { kind: "sqlite", directory: "/nowhere" }
    const network = { ...recordedNetwork, ...wrong.network }
    const given = { store, ...wrong, network } as NetworkIndexerOptions
    await expect(startNetworkIndexer(given)).rejects.toThrow(new TypeError(message))
    await expect(spawnNetworkIndexer(given)).rejects.toThrow(new TypeError(message))
  },
)
