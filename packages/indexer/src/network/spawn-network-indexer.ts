import type { StartOptions } from "../core/supervisor/index.ts"
import { spawnThread, threadUrl } from "../core/thread/index.ts"
import { checkNetworkOptions } from "./check-network-options.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"
import type { NetworkIndexerProgress } from "./progress.ts"
import { startingNetworkProgress } from "./starting-network-progress.ts"

const loadOf = ({ chains }: NetworkIndexerProgress) =>
  chains.some(({ head, nodeHeight }) => nodeHeight !== undefined && (head?.height ?? -1) < nodeHeight)
    ? "heavy"
    : "light"

/** The data that a network indexer's thread starts with. */
export interface NetworkThreadData extends Omit<NetworkIndexerOptions, "onProgress" | "log"> {
  readonly awaitsStore: boolean
}

/**
 * Starts the indexer of a primary network in two worker threads, one that fetches and decodes and one that stores, so that
 * this thread stays free to serve; chains of the same process may share them. Otherwise it behaves like {@link startNetworkIndexer}.
 *
 * @returns the running indexer, as soon as the store is open. `ended` also rejects when a thread crashes.
 * @throws ChainLockedError when another process or thread indexes the network.
 * @throws StoreVersionError when this version cannot use the store.
 * @throws TypeError when an option is invalid.
 *
 * @example
 * ```ts
 * import { describeNetwork, spawnNetworkIndexer } from "@serac/indexer/network"
 *
 * const indexer = await spawnNetworkIndexer({
 *   network: await describeNetwork(["http://127.0.0.1:9650"]),
 *   store: { kind: "postgres", url: "postgres://127.0.0.1/serac" },
 * })
 * indexer.ended.catch((error) => console.error(error.message))
 * ```
 */
export async function spawnNetworkIndexer(
  options: NetworkIndexerOptions,
  { awaitsStore = false, signal }: StartOptions = {},
): Promise<NetworkIndexer> {
  checkNetworkOptions(options)
  const { onProgress, log, ...plain } = options
  const data: NetworkThreadData = { ...plain, awaitsStore }
  const { networkId } = options.network
  const subject = `network ${networkId}`
  const starting = startingNetworkProgress(networkId)
  return spawnThread({
    file: threadUrl(import.meta.url, "./thread/network-thread"),
    data,
    subject,
    starting,
    loadOf,
    onProgress,
    log,
    signal,
  })
}
