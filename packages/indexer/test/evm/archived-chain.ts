import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EvmNode } from "@serac/kits/nodes"
import { dump, openStore } from "@serac/store"
import { afterEach } from "vitest"
import type { IndexerOptions, startIndexer } from "../../src/evm/index.ts"
import type { FakeChain } from "./fake-chain.ts"

export const chainId = "43112"
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** A node with a chain, and an indexer with its own directory; the test's end removes both. */
export async function setting(chain: FakeChain) {
  const directory = await mkdtemp(join(tmpdir(), "serac-archive-"))
  cleanups.push(() => rm(directory, { recursive: true, force: true }))
  const node = new EvmNode(chain)
  node.offersTraces = true
  const server = await node.listen()
  cleanups.push(() => server.close())
  const options: IndexerOptions = {
    chain: {
      chainId,
      name: "Test chain",
      network: "testnet",
      rpcUrls: [server.url],
      nativeToken: { name: "Test", symbol: "TST", decimals: 18 },
    },
    store: { kind: "sqlite", directory },
    nftMetadata: false,
    reconciliation: "off",
    pollInterval: 20,
  }
  return { node, options }
}

/** What happens while an indexer runs. */
interface Running {
  /** The number of new blocks, each of which is added when the one before it is stored. Default 0. */
  readonly growth?: number
  /** A further condition to wait for. */
  readonly done?: Promise<void>
}

/** Runs an indexer until it has stored the node's last block. */
export async function index(
  start: typeof startIndexer,
  options: IndexerOptions,
  { chain }: EvmNode<FakeChain>,
  { growth = 0, done }: Running = {},
): Promise<void> {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  let left = growth
  const indexer = await start({
    ...options,
    onProgress: ({ head }) => {
      if (head?.hash !== chain.blocks.at(-1)?.block.hash) return
      if (left === 0) return reach()
      left -= 1
      chain.grow(1)
    },
  })
  try {
    await Promise.race([Promise.all([reached, done]), indexer.ended])
  } finally {
    await indexer.stop()
  }
}

/** Opens the indexer's store temporarily. */
export async function withReader<Result>(
  { store: location }: IndexerOptions,
  use: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(location)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

/** All stored data, in lines. */
export function dumped(options: IndexerOptions): Promise<readonly string[]> {
  return withReader(options, async (store) => {
    const lines: string[] = []
    for await (const line of dump(store, chainId)) lines.push(line)
    return lines
  })
}
