import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EvmNode } from "@serac/kits/nodes"
import { ChainLockedError, openStore, type StoreLocation } from "@serac/store"
import { afterEach, expect, test } from "vitest"
import { type Indexer, type IndexerOptions, spawnIndexer, startIndexer, WrongChainError } from "../../src/evm/index.ts"
import { FakeChain } from "./fake-chain.ts"

const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function setting(blocks: number) {
  const directory = await mkdtemp(join(tmpdir(), "serac-indexer-"))
  cleanups.push(() => rm(directory, { recursive: true, force: true }))
  const node = new EvmNode(new FakeChain(blocks, { transactions: 3 }))
  const server = await node.listen()
  cleanups.push(() => server.close())
  const store: StoreLocation = { kind: "sqlite", directory }
  const options: IndexerOptions = {
    chain: {
      chainId: "43112",
      name: "Test chain",
      network: "testnet",
      rpcUrls: [server.url],
      nativeToken: { name: "Test", symbol: "TST", decimals: 18 },
    },
    store,
    nftMetadata: false,
    pollInterval: 20,
  }
  return { node, store, options }
}

/** Starts an indexer, and resolves when it has stored this block. */
async function run(
  start: (options: IndexerOptions) => Promise<Indexer>,
  options: IndexerOptions,
  block: number,
): Promise<Indexer> {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const indexer = await start({
    ...options,
    onProgress: ({ head }) => {
      if (head?.number === block) reach()
    },
  })
  cleanups.push(() => indexer.stop())
  await Promise.race([reached, indexer.ended])
  return indexer
}

async function countsIn(location: StoreLocation) {
  const store = await openStore(location)
  const chain = store.chain("43112")
  const status = await chain.status()
  const transfers = await chain.tokenTransfers(`0x${"70".repeat(20)}`, { limit: 10_000 })
  await store.close()
  return { head: status?.head.number, transactions: status?.transactions, transfers: transfers.length }
}

test.each([
  ["in this thread", startIndexer],
  ["in worker threads", spawnIndexer],
])("a chain goes over HTTP into SQLite, and is gone on with after a stop: %s", async (_, start) => {
  const { node, store, options } = await setting(40)
  const first = await run(start, options, 39)
  await first.stop()
  await first.ended
  expect(first.progress.state).toBe("stopped")
  expect(await countsIn(store)).toEqual({ head: 39, transactions: 117, transfers: 117 })
  node.chain.grow(5)
  const second = await run(start, options, 44)
  node.chain.fork(3, 4, "other")
  await expect.poll(() => second.progress.head?.number, { timeout: 10_000 }).toBe(45)
  expect(second.progress.reorgs).toBe(1)
  await second.stop()
  expect(await countsIn(store)).toEqual({ head: 45, transactions: 135, transfers: 135 })
})

test("a chain that is being indexed is locked, for threads too", async () => {
  const { options } = await setting(5)
  await run(startIndexer, options, 4)
  await expect(spawnIndexer(options)).rejects.toBeInstanceOf(ChainLockedError)
  await expect(startIndexer(options)).rejects.toBeInstanceOf(ChainLockedError)
})

test("an end that needs an operator comes out of the threads in its class", async () => {
  const { node, options } = await setting(5)
  node.chainId = "0x1"
  const indexer = await spawnIndexer(options)
  const error: unknown = await indexer.ended.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(WrongChainError)
  expect(indexer.progress).toMatchObject({ state: "stopped", error: (error as Error).message })
  await indexer.stop()
})

test("log lines come out of the threads", async () => {
  const { options } = await setting(5)
  const lines: unknown[] = []
  await run((given) => spawnIndexer({ ...given, log: (...line) => lines.push(line) }), options, 4)
  const { host } = new URL(options.chain.rpcUrls[0] as string)
  expect(lines).toContainEqual([
    "info",
    "The node does not support tracing: internal transactions and contracts created by contracts are not found",
    { host },
  ])
})

test.each([
  [{ chain: { chainId: "0x1" } }, "chain.chainId must be a decimal number below 2^63"],
  [{ chain: { chainId: "9223372036854775808" } }, "chain.chainId must be a decimal number below 2^63"],
  [{ chain: { rpcUrls: [] } }, "chain.rpcUrls must name at least one URL"],
  [{ chain: { rpcUrls: ["ftp://node"] } }, "chain.rpcUrls must be http or https URLs"],
  [{ chain: { wsUrl: "http://node" } }, "chain.wsUrl must be a ws or wss URL"],
  [{ concurrency: 0 }, "concurrency must be a positive integer"],
  [{ maxBufferBytes: 1.5 }, "maxBufferBytes must be a positive integer"],
  [{ nftMetadata: { maxBytes: 0 } }, "nftMetadata.maxBytes must be a positive integer"],
  [
    { nftMetadata: { ipfsGateway: "https://a:b@c.io" } },
    "nftMetadata.ipfsGateway must be an http or https URL without credentials and query",
  ],
  [{ nftMetadata: { allowedPrivateHosts: ["a b"] } }, 'allowedPrivateHosts: "a b" is no host and no host:port'],
] as readonly (readonly [{ readonly chain?: object }, string])[])(
  "options that make no sense are refused at once: %j",
  async (wrong, message) => {
    const { options } = await setting(1)
    const given = { ...options, ...wrong, chain: { ...options.chain, ...wrong.chain } } as IndexerOptions
    await expect(startIndexer(given)).rejects.toThrow(new TypeError(message))
    await expect(spawnIndexer(given)).rejects.toThrow(new TypeError(message))
  },
)
