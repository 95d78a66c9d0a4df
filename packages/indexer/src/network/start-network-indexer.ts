import { checkNetworkOptions } from "./check-network-options.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"

/**
 * Starts the indexer of a primary network in this thread: P-Chain, X-Chain and the C-Chain's atomic transactions. It opens
 * the store, takes the network's writer lock, and goes on where it was stopped or killed. Storing with SQLite blocks the
 * thread for moments: beside a server take {@link spawnNetworkIndexer}.
 *
 * Whatever a node does wrong is tried again; `ended` rejects where an operator is needed.
 *
 * @returns the running indexer, as soon as the store is open.
 * @throws ChainLockedError when another process or thread indexes the network.
 * @throws StoreVersionError when the store cannot be used by this version.
 * @throws TypeError when an option makes no sense: no node URL, IDs that are none.
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
  // Loaded where it runs: whoever starts it in threads of its own needs none of it.
  const [{ runNetworkWith }, { openNetworkWriter }] = await Promise.all([
    import("./run-with-network-writer.ts"),
    import("./open-network-writer.ts"),
  ])
  return runNetworkWith(options, await openNetworkWriter(options.store, options.network.networkId))
}
