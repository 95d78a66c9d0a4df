import { checkOptions } from "./check-options.ts"
import type { Indexer, IndexerOptions } from "./options.ts"

/**
 * Starts the indexer of one EVM chain in this thread: it opens the store, takes the chain's writer lock, and goes on where
 * it was stopped or killed. Storing with SQLite blocks the thread for moments, up to some 0.1 s in backfill: beside a
 * server take {@link spawnIndexer}.
 *
 * Whatever a node does wrong is tried again; `ended` rejects where an operator is needed.
 *
 * @returns the running indexer, as soon as the store is open.
 * @throws ChainLockedError when another process or thread indexes the chain.
 * @throws StoreVersionError when the store cannot be used by this version.
 * @throws TypeError when an option makes no sense: no RPC URL, a chain ID that is no decimal number.
 *
 * @example
 * ```ts
 * import { startIndexer } from "@serac/indexer/evm"
 *
 * const indexer = await startIndexer({
 *   chain: {
 *     chainId: "31337",
 *     name: "Local chain",
 *     network: "testnet",
 *     rpcUrls: ["http://127.0.0.1:8545"],
 *     nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
 *   },
 *   store: { kind: "sqlite", directory: "./serac-data" },
 *   onProgress: ({ state, head }) => console.log(state, head?.number),
 * })
 * process.once("SIGINT", () => indexer.stop())
 * await indexer.ended
 * ```
 */
export async function startIndexer(options: IndexerOptions): Promise<Indexer> {
  const { store, chain } = options
  checkOptions(options)
  // Loaded where it runs: whoever starts it in threads of its own needs none of it.
  const [{ runWith, writerOptions }, { openWriter }] = await Promise.all([
    import("./run-with-writer.ts"),
    import("./writer/open-writer.ts"),
  ])
  return runWith(options, await openWriter(store, chain.chainId, writerOptions(options)))
}
