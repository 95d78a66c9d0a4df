import type { Indexer, IndexerOptions, IndexerProgress, NetworkIndexer, NetworkIndexerOptions } from "@serac/indexer"
import type { StoreLocation } from "@serac/store"
import type { ResolvedChain } from "../chains/resolve-chains.ts"
import type { Config } from "../config/config.ts"
import type { Logger } from "../log/logger.ts"
import type { NetworkProgress } from "../networks/network-progress.ts"
import type { ResolvedNetwork } from "../networks/resolve-network.ts"
import type { ProgressView } from "../progress/progress-view.ts"
import { startChainIndexer } from "./start-chain-indexer.ts"
import { startNetworkIndexer } from "./start-network-indexer.ts"

/** What all indexers are started with. */
export interface IndexersOptions {
  readonly chains: readonly ResolvedChain[]
  readonly network?: ResolvedNetwork | undefined
  readonly store: StoreLocation
  readonly config: Pick<Config, "indexer" | "nft">
  readonly logger: Logger
  readonly view: ProgressView
  /** Starts the indexer of one chain. */
  readonly spawn: (options: IndexerOptions) => Promise<Indexer>
  /** Starts the indexer of a primary network. */
  readonly spawnNetwork: (options: NetworkIndexerOptions) => Promise<NetworkIndexer>
  /** Get every report. */
  readonly onProgress: (progress: IndexerProgress) => void
  readonly onNetworkProgress: (progress: NetworkProgress) => void
}

/** The running indexers. */
export interface Indexers {
  /**
   * Resolves when all have stopped. When one stops for a fault that needs an operator the others go on; when none is left,
   * this rejects.
   */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts an indexer for each chain and for the network, in threads of their own. */
export function startIndexers(options: IndexersOptions): Indexers {
  const { chains, network, logger } = options
  const indexers = [
    ...chains.map((chain) =>
      watched(startChainIndexer(chain, options), logger.child({ chain: chain.definition.name })),
    ),
    ...(network === undefined
      ? []
      : [watched(startNetworkIndexer(network, options), logger.child({ network: network.definition.networkId }))]),
  ]
  const ends = indexers.map(async (indexer) => (await indexer).ended)
  const ended = Promise.allSettled(ends).then((ends) => {
    const failed = ends.filter((end) => end.status === "rejected").length
    if (failed > 0) throw new Error(`${failed} of ${ends.length} indexers stopped for a fault that needs an operator`)
  })
  // Who serves too does not wait for it.
  ended.catch(() => {})
  // One that could not start needs no stopping.
  const stop = async () => {
    for (const started of await Promise.allSettled(indexers))
      if (started.status === "fulfilled") await started.value.stop()
  }
  return { ended, stop }
}

type Running = Pick<Indexer, "ended" | "stop">

/** Says when an indexer stops for a fault. */
function watched(started: Promise<Running>, log: Logger): Promise<Running> {
  const ended = started.then((running) => running.ended)
  ended.catch((error: unknown) => {
    log.error(`indexing stopped and needs you: ${error instanceof Error ? error.message : String(error)}`)
  })
  return started
}
