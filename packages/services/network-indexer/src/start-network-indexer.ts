import { allTasks, checkPositive, checkReconciliation, keepRunning, systemClock } from "@serac/indexing"
import { storeQuarantine } from "@serac/indexing/quarantine"
import { reconciling } from "@serac/indexing/reconciliation"
import { threadMetrics } from "@serac/indexing/thread"
import type { NetworkWriter, PrimaryChain } from "@serac/store"
import manifest from "../package.json" with { type: "json" }
import { createNetworkNode } from "./node/create-network-node.ts"
import { openNetworkWriter } from "./open-network-writer.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"
import type { NetworkIndexerProgress } from "./progress.ts"
import { reconcileNetwork } from "./reconciliation/reconcile-network.ts"
import { runNetworkIndexer } from "./run-network-indexer.ts"

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
 * import { describeNetwork, startNetworkIndexer } from "@serac/network-indexer"
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
  return runNetworkWith(options, await openNetworkWriter(options.store, options.network.networkId))
}

/** Runs an indexer with this writer, which it closes in the end. */
export function runNetworkWith(options: NetworkIndexerOptions, writer: NetworkWriter): NetworkIndexer {
  const { network, genesis, concurrency, maxBufferBytes, pollInterval, observeInterval, log = () => {} } = options
  const clock = systemClock
  const starting = startingNetworkProgress(network.networkId)
  return keepRunning(starting, options.onProgress, async (signal, onProgress) => {
    const thread = threadMetrics()
    try {
      const node = createNetworkNode({ network, clock, log })
      const given = { network, genesis, concurrency, maxBufferBytes, pollInterval, observeInterval }
      const { networkId } = network
      const quarantine = (chain: PrimaryChain) =>
        storeQuarantine({
          location: options.store,
          subject: { kind: "network", networkId, chain },
          software: manifest.version,
          clock,
        })
      const reconciliation = reconciling(options, log, (onDifference) =>
        reconcileNetwork({ network, store: options.store, clock, log, onDifference }),
      )
      const withMetrics = (progress: NetworkIndexerProgress) =>
        onProgress({
          ...progress,
          differences: reconciliation.differences,
          metrics: { ...progress.metrics, ...thread.read() },
        })
      try {
        await runNetworkIndexer({ ...given, writer, node, clock, log, signal, onProgress: withMetrics, quarantine })
      } finally {
        await allTasks(reconciliation.tasks).stop()
      }
    } finally {
      thread.stop()
      await writer.close()
    }
  })
}

/** Before anything is known. */
export const startingNetworkProgress = (networkId: number): NetworkIndexerProgress => ({
  networkId,
  state: "starting",
  chains: (["P", "X", "C"] as const).map((chain) => {
    return { chain, state: "starting", blocksPerSecond: 0, transactionsPerSecond: 0, faults: 0, quarantined: 0 }
  }),
  faults: 0,
  notes: [],
  restarts: 0,
})

const cb58 = /^[1-9A-HJ-NP-Za-km-z]{40,60}$/

/** @throws TypeError when an option makes no sense. */
export function checkNetworkOptions(options: NetworkIndexerOptions): void {
  const { network, concurrency, maxBufferBytes, pollInterval, observeInterval } = options
  const { networkId, nodeUrls, xChainId, cChainId, avaxAssetId } = network
  if (!Number.isInteger(networkId) || networkId < 0 || networkId > 0xffffffff)
    throw new TypeError("network.networkId must be an integer of 32 bits")
  checkNodeUrls(nodeUrls, "network.nodeUrls")
  for (const [name, id] of Object.entries({ xChainId, cChainId, avaxAssetId }))
    if (!cb58.test(id)) throw new TypeError(`network.${name} must be an ID in cb58`)
  checkPositive({ concurrency, maxBufferBytes, pollInterval, observeInterval })
  checkReconciliation(options)
}

/** @throws TypeError unless these are URLs of nodes. */
export function checkNodeUrls(nodeUrls: readonly string[], name: string): void {
  if (nodeUrls.length === 0) throw new TypeError(`${name} must name at least one URL`)
  for (const url of nodeUrls)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new TypeError(`${name} must be http or https URLs`)
}
