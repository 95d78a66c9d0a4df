import type { NetworkWriter, PrimaryChain } from "@serac/store"
import manifest from "../../package.json" with { type: "json" }
import { allTasks, type Clock, keepRunning, systemClock } from "../core/index.ts"
import { storeQuarantine } from "../core/quarantine/index.ts"
import { reconciling } from "../core/reconciliation/index.ts"
import { threadMetrics } from "../core/thread/index.ts"
import { createNetworkNode } from "./node/create-network-node.ts"
import type { NetworkIndexer, NetworkIndexerOptions } from "./options.ts"
import type { NetworkIndexerProgress } from "./progress.ts"
import { reconcileNetwork } from "./reconciliation/reconcile-network.ts"
import { automaticRepair } from "./repair/automatic-repair.ts"
import { WriterTurns } from "./repair/writer-turns.ts"
import { runNetworkIndexer } from "./run-network-indexer.ts"
import { startingNetworkProgress } from "./starting-network-progress.ts"

/** Parts of the machine that a test replaces. */
export interface ReplacedMachine {
  readonly clock?: Clock | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Runs an indexer with this writer, and closes the writer at the end. */
export function runNetworkWith(
  options: NetworkIndexerOptions,
  writer: NetworkWriter,
  { clock = systemClock, fetch }: ReplacedMachine = {},
): NetworkIndexer {
  const { network, genesis, concurrency, maxBufferBytes, pollInterval, observeInterval, verify } = options
  const { log = () => {} } = options
  const starting = startingNetworkProgress(network.networkId)
  return keepRunning(starting, options.onProgress, async (signal, onProgress) => {
    const thread = threadMetrics()
    try {
      const node = createNetworkNode({ network, clock, log, fetch })
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
      const turns = new WriterTurns(clock)
      const { repairDirectory: scratch } = options
      const repair =
        scratch === undefined
          ? undefined
          : automaticRepair({ network, genesis, scratch, writer, turns, clock, log, fetch })
      const reconciliation = reconciling(options, { clock, log }, [
        (memory) => reconcileNetwork({ network, store: options.store, clock, log, fetch, repair, ...memory }),
      ])
      const withMetrics = (progress: NetworkIndexerProgress) =>
        onProgress({
          ...progress,
          differences: reconciliation.differences,
          metrics: { ...progress.metrics, ...thread.read() },
        })
      const index = (ending: AbortSignal) =>
        runNetworkIndexer({
          ...{ ...given, writer, node, clock, log, quarantine },
          signal: ending,
          onProgress: turns.progressOf(withMetrics),
        })
      try {
        await turns.run(index, signal)
      } finally {
        await allTasks(reconciliation.tasks).stop()
      }
    } finally {
      thread.stop()
      await writer.close()
    }
  })
}
