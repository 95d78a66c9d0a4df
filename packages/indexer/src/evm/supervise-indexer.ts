import { reachStore } from "@serac/store"
import { indexingSettings } from "../core/settings.ts"
import { freeSpaceOf, type Spawn, type SupervisorOptions, supervise, withError } from "../core/supervisor/index.ts"
import { checkOptions } from "./check-options.ts"
import type { Indexer, IndexerOptions } from "./options.ts"
import type { IndexerProgress } from "./progress.ts"
import { spawnIndexer } from "./spawn-indexer.ts"
import { startingProgress } from "./starting-progress.ts"

/**
 * Keeps the indexer of an EVM chain running in its own threads until it is stopped. After any failure (store, node, thread,
 * memory, disk) it is restarted, after 1 s at first and 1 min at most. `progress.state` shows the state:
 *
 * - `retrying`: it failed and will be restarted. `paused`: the disk is almost full. `standby`: another process indexes the
 *   chain.
 * - `stuck`: it needs an operator (another chain behind the URLs, a reorg too deep, tables of a newer version), or cannot
 *   read the block `progress.stuckAt`. `progress.error` gives the reason and the fix; it continues by itself once the cause is
 *   fixed.
 *
 * @returns the running indexer, at once. `ended` resolves when it was stopped, and never rejects.
 * @throws TypeError when an option is invalid.
 *
 * @example
 * ```ts
 * import { superviseIndexer } from "@serac/indexer/evm"
 *
 * const indexer = superviseIndexer({
 *   chain: {
 *     chainId: "31337",
 *     name: "Local chain",
 *     network: "testnet",
 *     rpcUrls: ["http://127.0.0.1:8545"],
 *     nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
 *   },
 *   store: { kind: "sqlite", directory: "./serac-data" },
 *   onProgress: ({ state, error }) => console.log(state, error),
 * })
 * process.once("SIGINT", () => indexer.stop())
 * await indexer.ended
 * ```
 */
export function superviseIndexer(
  options: IndexerOptions,
  {
    minFreeSpace = indexingSettings.minFreeSpace.default,
    delays,
    spawn = spawnIndexer,
  }: SupervisorOptions & Spawn<IndexerOptions, Indexer> = {},
): Indexer {
  checkOptions(options)
  const { chainId } = options.chain
  return supervise<IndexerProgress>({
    subject: `chain ${chainId}`,
    start: (onProgress, start) => spawn({ ...options, onProgress }, start),
    starting: startingProgress(chainId),
    isFurther: ({ head }, before) => (head?.number ?? -1) > (before.head?.number ?? -1),
    isCurrent: ({ head, nodeHead }) => nodeHead !== undefined && (head?.number ?? -1) >= nodeHead,
    inState: (progress, { state, reason, retryAt }) => withError({ ...progress, state }, reason, retryAt),
    onProgress: options.onProgress,
    log: options.log,
    space: freeSpaceOf(options.store, { least: minFreeSpace }),
    reach: () => reachStore(options.store),
    delays,
  })
}
