import type { StartOptions } from "../core/supervisor/index.ts"
import { spawnThread, threadUrl } from "../core/thread/index.ts"
import { checkOptions } from "./check-options.ts"
import type { Indexer, IndexerOptions } from "./options.ts"
import type { IndexerProgress } from "./progress.ts"
import { startingProgress } from "./starting-progress.ts"

/**
 * Starts the indexer of one EVM chain in two worker threads, one that fetches and decodes and one that stores, so that this
 * thread stays free to serve. Chains have two threads of their own while there are no more chains than processor cores, and share them
 * beyond that. Otherwise it behaves like {@link startIndexer}.
 *
 * @param start - whether it waits for its store, and a signal that ends it before it has started.
 * @returns the running indexer, as soon as the store is open. `ended` also rejects when a thread crashes.
 * @throws ChainLockedError when another process or thread indexes the chain.
 * @throws StoreVersionError when this version cannot use the store.
 * @throws TypeError when an option is invalid.
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

/** The data that an indexer's thread starts with. */
export interface IndexerThreadData extends Omit<IndexerOptions, "onProgress" | "log" | "signBlock"> {
  readonly awaitsStore: boolean
}

/** A chain with missing blocks has more to do than one that follows its node. */
const loadOf = ({ head, nodeHead }: IndexerProgress) =>
  nodeHead !== undefined && (head?.number ?? -1) < nodeHead ? "heavy" : "light"

/** Runs this file as an indexer in a thread. */
export async function spawnFrom(
  file: URL,
  options: IndexerOptions,
  { awaitsStore = false, signal }: StartOptions = {},
): Promise<Indexer> {
  const { onProgress, log, signBlock, ...plain } = options
  const answer = signBlock && ((hash: unknown) => signBlock(String(hash)))
  const data: IndexerThreadData = { ...plain, awaitsStore }
  const { chainId } = options.chain
  const subject = `chain ${chainId}`
  const starting = startingProgress(chainId)
  return spawnThread({ file, data, subject, starting, loadOf, onProgress, log, answer, signal })
}
