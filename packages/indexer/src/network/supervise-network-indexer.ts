import { reachStore } from "@serac/store"
import { indexingSettings } from "../core/settings.ts"
import { freeSpaceOf, type Spawn, type SupervisorOptions, supervise, withError } from "../core/supervisor/index.ts"
import { checkNetworkOptions } from "./check-network-options.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"
import type { NetworkIndexerProgress } from "./progress.ts"
import { spawnNetworkIndexer } from "./spawn-network-indexer.ts"
import { startingNetworkProgress } from "./starting-network-progress.ts"

/**
 * Keeps the indexer of a primary network running, like {@link superviseIndexer} for an EVM chain.
 *
 * @returns the running indexer, at once. `ended` resolves when it was stopped, and never rejects.
 * @throws TypeError when an option is invalid.
 *
 * @example
 * ```ts
 * import { describeNetwork, superviseNetworkIndexer } from "@serac/indexer/network"
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
    minFreeSpace = indexingSettings.minFreeSpace.default,
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
    start: (onProgress, start) => spawn({ ...options, onProgress }, start),
    starting: startingNetworkProgress(networkId),
    isFurther: (next, before) => heights(next) > heights(before),
    isCurrent: ({ chains }) =>
      chains.every(({ head, nodeHeight }) => nodeHeight !== undefined && (head?.height ?? -1) >= nodeHeight),
    inState: ({ error: _, ...progress }, { state, reason, retryAt }) => ({
      ...progress,
      state,
      chains: progress.chains.map((chain) => withError({ ...chain, state }, reason, retryAt)),
      ...(reason === undefined ? {} : { error: reason }),
    }),
    onProgress: options.onProgress,
    log: options.log,
    space: freeSpaceOf(options.store, { least: minFreeSpace }),
    reach: () => reachStore(options.store),
    delays,
  })
}
