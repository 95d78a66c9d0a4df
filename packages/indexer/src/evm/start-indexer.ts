import { checkOptions } from "./check-options.ts"
import type { Indexer, IndexerOptions } from "./options.ts"

/**
 * Starts the indexer of one EVM chain in this thread: it opens the store, takes the chain's writer lock, and continues where
 * it was stopped or killed. Storing with SQLite blocks the thread briefly, up to about 0.1 s in a backfill; a process that
 * also serves should use {@link spawnIndexer}.
 *
 * Failures of a node are retried; `ended` rejects if an operator is needed.
 *
 * @returns the running indexer, as soon as the store is open.
 * @throws ChainLockedError when another process or thread indexes the chain.
 * @throws StoreVersionError when this version cannot use the store.
 * @throws TypeError when an option is invalid: no RPC URL, a chain ID that is not a decimal number.
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
  // Loaded on demand: a process that starts indexers only in threads does not need these modules.
  const [{ runWith, writerOptions }, { openWriter }] = await Promise.all([
    import("./run-with-writer.ts"),
    import("./writer/open-writer.ts"),
  ])
  return runWith(options, await openWriter(store, chain.chainId, writerOptions(options)))
}
