import type { StartOptions } from "../core/supervisor/index.ts"
import { spawnThread, threadUrl } from "../core/thread/index.ts"
import { checkOptions } from "./check-options.ts"
import type { Indexer, IndexerOptions } from "./options.ts"
import { startingProgress } from "./starting-progress.ts"

/**
 * Starts the indexer of one EVM chain in worker threads, one that fetches and decodes and one that stores, so that this
 * thread stays free to serve. Else as {@link startIndexer}.
 *
 * @param start - whether it waits for its store, and what ends it before it has started.
 * @returns the running indexer, as soon as the store is open. `ended` rejects also when a thread crashes.
 * @throws ChainLockedError when another process or thread indexes the chain.
 * @throws StoreVersionError when the store cannot be used by this version.
 * @throws TypeError when an option makes no sense.
 *
 * @example
 * ```ts
 * import { spawnIndexer } from "@serac/indexer/evm"
 *
 * const indexer = await spawnIndexer({
 *   chain: {
 *     chainId: "43114",
 *     name: "C-Chain",
 *     network: "mainnet",
 *     rpcUrls: ["http://127.0.0.1:9650/ext/bc/C/rpc"],
 *     wsUrl: "ws://127.0.0.1:9650/ext/bc/C/ws",
 *     nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
 *   },
 *   store: { kind: "postgres", url: "postgres://127.0.0.1/serac" },
 *   nftMetadata: false,
 * })
 * indexer.ended.catch((error) => console.error(error.message))
 * ```
 */
export async function spawnIndexer(options: IndexerOptions, start: StartOptions = {}): Promise<Indexer> {
  checkOptions(options)
  return spawnFrom(threadUrl(import.meta.url, "./thread/indexer-thread"), options, start)
}

/** What the thread of a chain's indexer begins with. */
export interface IndexerThreadData extends Omit<IndexerOptions, "onProgress" | "log"> {
  readonly awaitsStore: boolean
}

/** Runs this file in a thread as an indexer. */
export async function spawnFrom(
  file: URL,
  options: IndexerOptions,
  { awaitsStore = false, signal }: StartOptions = {},
): Promise<Indexer> {
  const { onProgress, log, ...plain } = options
  const data: IndexerThreadData = { ...plain, awaitsStore }
  const { chainId } = options.chain
  const subject = `chain ${chainId}`
  return spawnThread({ file, data, subject, starting: startingProgress(chainId), onProgress, log, signal })
}
