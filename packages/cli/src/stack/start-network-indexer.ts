import type { NetworkIndexer, NetworkIndexerOptions } from "@serac/indexer/network"
import { differencesFile, recheckFile, repairDirectory } from "../directory/reconciliation-files.ts"
import { plainProgress, subjectOf } from "../networks/network-progress.ts"
import type { ResolvedNetwork } from "../networks/resolve-network.ts"
import type { IndexersOptions } from "./indexers-options.ts"
import { supervisorOptions } from "./supervisor-options.ts"

/** Starts the indexer of a primary network; each note about missing data is logged once. */
export function startNetworkIndexer(
  { definition, genesis }: ResolvedNetwork,
  { config, logger, view, superviseNetwork, store, onNetworkProgress, onNetworkReport }: IndexersOptions,
): NetworkIndexer {
  const { concurrency, maxBufferBytes, pollInterval, verify, reconciliation, recheck } = config.indexer
  const log = logger.child({ network: definition.networkId })
  const noted = new Set<string>()
  const options: NetworkIndexerOptions = {
    network: definition,
    store,
    ...(genesis === undefined ? {} : { genesis }),
    concurrency,
    maxBufferBytes,
    pollInterval,
    verify,
    reconciliation,
    recheck,
    recheckFile: recheckFile(config.dataDirectory, `network-${definition.networkId}`),
    differencesFile: differencesFile(config.dataDirectory, `network-${definition.networkId}`),
    repairDirectory: repairDirectory(config.dataDirectory, definition.networkId),
    log: (level, message, facts) => log[level](facts ?? {}, message),
    onProgress: (report) => {
      onNetworkReport(report)
      const progress = plainProgress(report)
      onNetworkProgress(progress)
      for (const chain of progress.chains) view.update(subjectOf(chain), chain)
      for (const note of progress.notes) {
        if (!noted.has(note)) log.warn(note)
        noted.add(note)
      }
    },
  }
  return superviseNetwork(options, supervisorOptions(config.indexer))
}
