import type { Indexer, IndexerOptions, IndexerProgress } from "@serac/indexer"
import type { StoreLocation } from "@serac/store"
import type { ResolvedChain } from "../chains/resolve-chains.ts"
import type { Config } from "../config/config.ts"
import type { Logger } from "../log/logger.ts"
import type { ProgressView } from "../progress/progress-view.ts"

/** What the indexers of all chains are started with. */
export interface IndexersOptions {
  readonly chains: readonly ResolvedChain[]
  readonly store: StoreLocation
  readonly config: Pick<Config, "indexer" | "nft">
  readonly logger: Logger
  readonly view: ProgressView
  /** Starts the indexer of one chain. */
  readonly spawn: (options: IndexerOptions) => Promise<Indexer>
  /** Gets every report. */
  readonly onProgress: (progress: IndexerProgress) => void
}

/** The running indexers of all chains. */
export interface Indexers {
  /**
   * Resolves when all have stopped. When one stops for a fault that needs an operator the others go on; when none is left,
   * this rejects.
   */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts an indexer for each chain, in a thread of its own. */
export function startIndexers(options: IndexersOptions): Indexers {
  const indexers = options.chains.map((chain) => startIndexer(chain, options))
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

function startIndexer({ definition, indexer }: ResolvedChain, options: IndexersOptions): Promise<Indexer> {
  const { config, logger, view, spawn, store, onProgress } = options
  const { metadata, ...nftMetadata } = config.nft
  const log = logger.child({ chain: definition.name })
  const started = spawn({
    chain: definition,
    store,
    ...config.indexer,
    ...indexer,
    nftMetadata: metadata === "off" ? false : nftMetadata,
    log: (level, message, facts) => log[level](facts ?? {}, message),
    onProgress: (progress) => {
      onProgress(progress)
      view.update(definition, progress)
    },
  })
  const ended = started.then((running) => running.ended)
  ended.catch((error: unknown) => {
    log.error(`indexing stopped and needs you: ${error instanceof Error ? error.message : String(error)}`)
  })
  return started
}
