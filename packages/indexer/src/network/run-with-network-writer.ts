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
import { repairFalseRows } from "./repair/false-rows.ts"
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
      const repairing = { network, genesis, writer, clock, log, fetch }
      const repair = scratch === undefined ? undefined : automaticRepair({ ...repairing, scratch, turns })
      const repairEnded =
        scratch === undefined
          ? undefined
          : automaticRepair({ ...repairing, scratch: `${scratch}-last`, turns: { exclusive } })
      const reconciliation = reconciling(options, { clock, log }, [
        (memory) =>
          reconcileNetwork({
            ...{ network, store: options.store, clock, log, fetch, repair, ...memory },
            untrueAnswers: (chain) => node.untrue(chain).reduce((sum, { count }) => sum + count, 0),
          }),
      ])
      const withMetrics = (progress: NetworkIndexerProgress) =>
        onProgress({
          ...progress,
          differences: reconciliation.differences,
          metrics: { ...progress.metrics, ...thread.read() },
        })
      const indexer = {
        index: (signal: AbortSignal, onProgress: (progress: NetworkIndexerProgress) => void) =>
          runNetworkIndexer({ ...given, writer, node, clock, log, quarantine, signal, onProgress }),
        repair: repairEnded,
        onProgress: turns.progressOf(withMetrics),
        clock,
      }
      try {
        await turns.run((ending) => repairFalseRows(indexer, ending), signal)
      } finally {
        await allTasks(reconciliation.tasks).stop()
      }
    } finally {
      thread.stop()
      await writer.close()
    }
  })
}

/** The turn of a repair while no indexer runs, which nothing interrupts. */
const exclusive: WriterTurns["exclusive"] = (work) => work(new AbortController().signal)
