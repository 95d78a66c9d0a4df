import type { ReportKeeper } from "@serac/indexer/core/supervisor"
import type { IndexerProgress } from "@serac/indexer/evm"
import type { NetworkIndexerProgress } from "@serac/indexer/network"
import type { Config } from "../config/config.ts"
import { keepRunningFile } from "../directory/keep-running-file.ts"
import { isNetworkDone, type NetworkProgress } from "../networks/network-progress.ts"
import { isDone } from "../progress/is-at-head.ts"
import { BlockSigner } from "./block-signer.ts"
import type { CommandOutput } from "./create-output.ts"
import type { IndexersOptions } from "./indexers-options.ts"
import { locateStore } from "./locate-store.ts"
import type { Resolved } from "./resolve-in-stages.ts"
import type { SomethingToShow } from "./something-to-show.ts"
import { type Indexers, startIndexers } from "./start-indexers.ts"
import type { ServiceUrls } from "./welcome.ts"

/** The subjects to index, and the receivers of reports. */
export interface Indexing {
  readonly config: Config
  readonly output: CommandOutput
  readonly command: string
  readonly urls: ServiceUrls | undefined
  readonly something: SomethingToShow
  /** Receives the functions to call at the end, in reverse order. */
  readonly undo: (() => unknown)[]
}

/** The running indexers, and their reports. */
export interface ReportingIndexers {
  readonly reports: ReportKeeper
  /** Starts an indexer for each chain and network without one. */
  index(resolved: Resolved): void
}

/** Starts indexers, and keeps writing their state to the data directory. */
export async function indexAll(indexing: Indexing): Promise<ReportingIndexers> {
  const { config, output, command, urls, something, undo } = indexing
  const { superviseIndexer, chainReport } = await import("@serac/indexer/evm")
  const { keepReports } = await import("@serac/indexer/core/supervisor")
  const { superviseNetworkIndexer, networkReports } = await import("@serac/indexer/network")
  const { openStore } = await import("@serac/store")
  const store = locateStore(config)
  const { logger } = output
  const chains = new Map<string, IndexerProgress>()
  const networks = new Map<number, NetworkProgress>()
  const startedAt = Math.floor(Date.now() / 1000)
  const state = () => ({
    pid: process.pid,
    command,
    startedAt,
    ...urls,
    chains: [...chains.values()],
    networks: [...networks.values()],
  })
  undo.push(keepRunningFile(config.dataDirectory, state, logger))
  const reports = keepReports({
    open: () => openStore(store),
    log: (level, message, facts) => logger[level](facts ?? {}, message),
  })
  undo.push(() => reports.stop())
  const signer = new BlockSigner(config.signatures)
  undo.push(() => signer.close())
  const options = {
    ...output,
    store,
    config,
    signer,
    supervise: superviseIndexer,
    superviseNetwork: superviseNetworkIndexer,
    onProgress: (progress: IndexerProgress) => {
      chains.set(progress.chainId, progress)
      reports.update(chainReport(progress))
      something.see(progress.chainId, isDone(progress))
    },
    onNetworkReport: (progress: NetworkIndexerProgress) => {
      for (const report of networkReports(progress)) reports.update(report)
    },
    onNetworkProgress: (progress: NetworkProgress) => {
      networks.set(progress.networkId, progress)
      something.see(`network ${progress.networkId}`, isNetworkDone(progress))
    },
  } satisfies Omit<IndexersOptions, "chains">
  const indexed = new Set<string | number>()
  const isNew = (id: string | number) => !indexed.has(id) && indexed.add(id)
  const running: Indexers[] = []
  undo.push(() => Promise.all(running.map((indexers) => indexers.stop())))
  const index = ({ chains, network }: Resolved) => {
    if (network !== undefined) signer.network = network.definition
    const newChains = chains.filter(({ definition }) => isNew(definition.chainId))
    const newNetwork = network !== undefined && isNew(network.definition.networkId) ? network : undefined
    if (newChains.length === 0 && newNetwork === undefined) return
    running.push(startIndexers({ ...options, chains: newChains, network: newNetwork }))
  }
  return { reports, index }
}
