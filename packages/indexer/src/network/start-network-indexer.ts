import { checkNetworkOptions } from "./check-network-options.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"

/**
 * Starts the indexer of a primary network in this thread: P-Chain, X-Chain and the C-Chain's atomic transactions. It opens
 * the store, takes the network's writer lock, and continues where it was stopped or killed. Storing with SQLite blocks the
 * thread briefly; a process that also serves should use {@link spawnNetworkIndexer}.
 *
 * Failures of a node are retried; `ended` rejects if an operator is needed.
 *
 * @returns the running indexer, as soon as the store is open.
 * @throws ChainLockedError when another process or thread indexes the network.
 * @throws StoreVersionError when this version cannot use the store.
 * @throws TypeError when an option is invalid: no node URL, an invalid ID.
 *
 * @example
 * ```ts
 * import { describeNetwork, startNetworkIndexer } from "@serac/indexer/network"
 *
 * const network = await describeNetwork(["http://127.0.0.1:9650"])
 * const indexer = await startNetworkIndexer({
 *   network,
 *   store: { kind: "sqlite", directory: "./serac-data" },
 *   onProgress: ({ chains }) => console.log(chains.map(({ chain, head }) => `${chain} ${head?.height}`)),
 * })
 * process.once("SIGINT", () => indexer.stop())
 * await indexer.ended
 * ```
 */
export async function startNetworkIndexer(options: NetworkIndexerOptions): Promise<NetworkIndexer> {
  checkNetworkOptions(options)
  // Loaded on demand: a process that starts indexers only in threads does not need these modules.
  const [{ runNetworkWith }, { openNetworkWriter }] = await Promise.all([
    import("./run-with-network-writer.ts"),
    import("./open-network-writer.ts"),
  ])
  return runNetworkWith(options, await openNetworkWriter(options.store, options.network.networkId))
}
