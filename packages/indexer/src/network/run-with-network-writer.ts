import type { NetworkWriter, PrimaryChain } from "@serac/store"
import manifest from "../../package.json" with { type: "json" }
import { allTasks, keepRunning, systemClock } from "../core/index.ts"
import { storeQuarantine } from "../core/quarantine/index.ts"
import { reconciling } from "../core/reconciliation/index.ts"
import { threadMetrics } from "../core/thread/index.ts"
import { createNetworkNode } from "./node/create-network-node.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"
import type { NetworkIndexerProgress } from "./progress.ts"
import { reconcileNetwork } from "./reconciliation/reconcile-network.ts"
import { runNetworkIndexer } from "./run-network-indexer.ts"
import { startingNetworkProgress } from "./starting-network-progress.ts"

/** Runs an indexer with this writer, and closes the writer at the end. */
export function runNetworkWith(options: NetworkIndexerOptions, writer: NetworkWriter): NetworkIndexer {
  const { network, genesis, concurrency, maxBufferBytes, pollInterval, observeInterval, verify } = options
  const { log = () => {} } = options
  const clock = systemClock
  const starting = startingNetworkProgress(network.networkId)
  return keepRunning(starting, options.onProgress, async (signal, onProgress) => {
    const thread = threadMetrics()
    try {
      const node = createNetworkNode({ network, clock, log })
      const given = {
        ...{ network, genesis, concurrency, maxBufferBytes, pollInterval, observeInterval, verify },
        comparesNodes: network.nodeUrls.length > 1,
      }
      const { networkId } = network
      const quarantine = (chain: PrimaryChain) =>
        storeQuarantine({
          location: options.store,
          subject: { kind: "network", networkId, chain },
          software: manifest.version,
          clock,
        })
      const reconciliation = reconciling(options, { clock, log }, [
        (memory) => reconcileNetwork({ network, store: options.store, clock, log, ...memory }),
      ])
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
