import type { NetworkIndexer, NetworkIndexerOptions } from "../network/options.ts"
import type { NetworkIndexerProgress } from "../network/progress.ts"
import { spawnNetworkIndexer } from "../network/spawn-network-indexer.ts"
import { checkNetworkOptions, startingNetworkProgress } from "../network/start-network-indexer.ts"
import type { Indexer, IndexerOptions } from "../options.ts"
import type { IndexerProgress } from "../progress.ts"
import { spawnIndexer } from "../spawn-indexer.ts"
import { checkOptions, startingProgress } from "../start-indexer.ts"
import { freeSpaceOf } from "./free-space.ts"
import { type SupervisorDelays, supervise } from "./supervise.ts"

const usualLeast = 512 * 2 ** 20

/** What supervising an indexer takes. */
export interface SupervisorOptions {
  /** Bytes that the disk of an embedded store must have free; below it indexing pauses. Default 512 MiB. */
  readonly minFreeSpace?: number | undefined
  readonly delays?: SupervisorDelays | undefined
}

/** How indexers are started; replaced in tests. */
export interface Spawn<Options, Running> {
  readonly spawn?: ((options: Options) => Promise<Running>) | undefined
}

/**
 * Keeps the indexer of an EVM chain running in threads of its own until it is stopped: whatever fails (store, node, thread,
 * memory, disk), it is begun anew, after 1 s at first and 1 min at most. `progress.state` says what it does:
 *
 * - `retrying`: it failed and is begun anew. `paused`: the disk is almost full. `standby`: another process indexes the chain.
 * - `stuck`: it needs an operator (another chain behind the URLs, a reorg too deep, tables of a newer version), or cannot read
 *   the block `progress.stuckAt`. `progress.error` says why and what to do; it goes on by itself once that is done.
 *
 * @returns the running indexer, at once. `ended` resolves when it was stopped, and never rejects.
 * @throws TypeError when an option makes no sense.
 *
 * @example
 * ```ts
 * import { superviseIndexer } from "@serac/indexer"
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
  { minFreeSpace = usualLeast, delays, spawn = spawnIndexer }: SupervisorOptions & Spawn<IndexerOptions, Indexer> = {},
): Indexer {
  checkOptions(options)
  const { chainId } = options.chain
  return supervise<IndexerProgress>({
    subject: `chain ${chainId}`,
    start: (onProgress) => spawn({ ...options, onProgress }),
    starting: startingProgress(chainId),
    isFurther: ({ head }, before) => (head?.number ?? -1) > (before.head?.number ?? -1),
    inState: (progress, state, reason) => withError({ ...progress, state }, reason),
    onProgress: options.onProgress,
    log: options.log,
    space: freeSpaceOf(options.store, { least: minFreeSpace }),
    delays,
  })
}

/**
 * The same for the indexer of a primary network; see {@link superviseIndexer}.
 *
 * @returns the running indexer, at once. `ended` resolves when it was stopped, and never rejects.
 * @throws TypeError when an option makes no sense.
 *
 * @example
 * ```ts
 * import { describeNetwork, superviseNetworkIndexer } from "@serac/indexer"
 *
 * const indexer = superviseNetworkIndexer({
 *   network: await describeNetwork(["http://127.0.0.1:9650"]),
 *   store: { kind: "postgres", url: "postgres://127.0.0.1/serac" },
 * })
 * process.once("SIGINT", () => indexer.stop())
 * ```
 */
export function superviseNetworkIndexer(
  options: NetworkIndexerOptions,
  {
    minFreeSpace = usualLeast,
    delays,
    spawn = spawnNetworkIndexer,
  }: SupervisorOptions & Spawn<NetworkIndexerOptions, NetworkIndexer> = {},
): NetworkIndexer {
  checkNetworkOptions(options)
  const { networkId } = options.network
  const heights = ({ chains }: NetworkIndexerProgress) =>
    chains.reduce((sum, { head }) => sum + (head?.height ?? -1), 0)
  return supervise<NetworkIndexerProgress>({
    subject: `network ${networkId}`,
    start: (onProgress) => spawn({ ...options, onProgress }),
    starting: startingNetworkProgress(networkId),
    isFurther: (next, before) => heights(next) > heights(before),
    inState: (progress, state, reason) =>
      withError(
        { ...progress, state, chains: progress.chains.map((chain) => withError({ ...chain, state }, reason)) },
        reason,
      ),
    onProgress: options.onProgress,
    log: options.log,
    space: freeSpaceOf(options.store, { least: minFreeSpace }),
    delays,
  })
}

function withError<Progress extends { readonly error?: string }>(
  { error: _, ...progress }: Progress,
  error: string | undefined,
): Progress {
  return { ...progress, ...(error === undefined ? {} : { error }) } as Progress
}
