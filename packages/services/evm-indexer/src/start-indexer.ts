import { allTasks, checkPositive, checkReconciliation, keepRunning, systemClock } from "@serac/indexing"
import { storeQuarantine } from "@serac/indexing/quarantine"
import { LazyStore, type Reconciling, reconciling } from "@serac/indexing/reconciliation"
import { threadMetrics } from "@serac/indexing/thread"
import { allProjections, type ChainWriter, type WriterOptions } from "@serac/store"
import manifest from "../package.json" with { type: "json" }
import { archiverOf } from "./archive/archiver.ts"
import { startArchiveMaintenance } from "./archive/maintain-archive.ts"
import { askBalances } from "./balances/ask-balances.ts"
import { catchUpLists } from "./lists/catch-up-lists.ts"
import { nftSettings } from "./metadata/nft-settings.ts"
import { type Metadata, startMetadata } from "./metadata/start-metadata.ts"
import { createNode } from "./node/node.ts"
import type { Indexer, IndexerOptions } from "./options.ts"
import type { IndexerProgress } from "./progress.ts"
import { rebuildRows } from "./rebuild/rebuild-rows.ts"
import { reconcileChain } from "./reconciliation/reconcile-chain.ts"
import { runIndexer } from "./run-indexer.ts"
import { openWriter } from "./writer/open-writer.ts"

/**
 * Starts the indexer of one EVM chain in this thread: it opens the store, takes the chain's writer lock, and goes on where
 * it was stopped or killed. Storing with SQLite blocks the thread for moments, up to some 0.1 s in backfill: beside a
 * server take {@link spawnIndexer}.
 *
 * Whatever a node does wrong is tried again; `ended` rejects where an operator is needed.
 *
 * @returns the running indexer, as soon as the store is open.
 * @throws ChainLockedError when another process or thread indexes the chain.
 * @throws StoreVersionError when the store cannot be used by this version.
 * @throws TypeError when an option makes no sense: no RPC URL, a chain ID that is no decimal number.
 *
 * @example
 * ```ts
 * import { startIndexer } from "@serac/evm-indexer"
 *
 * const indexer = await startIndexer({
 *   chain: {
 *     chainId: "31337",
 *     name: "Local chain",
 *     network: "testnet",
 *     rpcUrls: ["http://127.0.0.1:8545"],
 *     nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
 *   },
 *   store: { kind: "sqlite", directory: "./serac-data" },
 *   onProgress: ({ state, head }) => console.log(state, head?.number),
 * })
 * process.once("SIGINT", () => indexer.stop())
 * await indexer.ended
 * ```
 */
export async function startIndexer(options: IndexerOptions): Promise<Indexer> {
  const { store, chain } = options
  checkOptions(options)
  return runWith(options, await openWriter(store, chain.chainId, writerOptions(options)))
}

/** What of an indexer's options is its writer's. */
export function writerOptions({
  reorgDepth,
  projections,
}: Pick<IndexerOptions, "reorgDepth" | "projections">): WriterOptions {
  return { ...(reorgDepth !== undefined && { reorgDepth }), ...(projections !== undefined && { projections }) }
}

/** Runs an indexer with this writer, which it closes in the end. */
export function runWith(options: IndexerOptions, writer: ChainWriter): Indexer {
  const { chain, nftMetadata, reorgDepth, concurrency, maxBufferBytes, pollInterval, traces, archive } = options
  const { log = () => {} } = options
  const clock = systemClock
  return keepRunning(startingProgress(chain.chainId), options.onProgress, async (signal, onProgress) => {
    const thread = threadMetrics()
    let reconciliation: Reconciling | undefined
    let metadata: Metadata | undefined
    const reading = new LazyStore(options.store)
    try {
      const node = createNode({ chain, clock, log, traces })
      const request = node.request.bind(node)
      await runIndexer({
        chain,
        writer,
        node,
        clock,
        log,
        signal,
        reorgDepth,
        concurrency,
        maxBufferBytes,
        pollInterval,
        archiver: archive === "off" ? undefined : archiverOf(chain.chainId),
        onProgress: (progress) =>
          onProgress({
            ...progress,
            differences: reconciliation?.differences ?? 0,
            ...(metadata?.trouble === undefined ? {} : { nftMetadataError: metadata.trouble }),
            metrics: { ...progress.metrics, ...thread.read() },
          }),
        quarantine: storeQuarantine({
          location: options.store,
          subject: { kind: "chain", chainId: chain.chainId },
          software: manifest.version,
          clock,
        }),
        backgroundTask: (shared) => {
          reconciliation = reconciling(options, log, (onDifference) =>
            reconcileChain({ chain, store: options.store, clock, log, onDifference }),
          )
          metadata = startMetadata({ writer: shared, request, options: nftMetadata ?? {}, log })
          const { chainId } = chain
          const maintenance = startArchiveMaintenance({ writer: shared, kept: archive, chainId, clock, log })
          const asking = askBalances({ writer: shared, request, clock, log })
          const catchingUp = catchUpLists({ writer: shared, clock, log, onDone: () => asking.wake() })
          const rebuilding = rebuildRows({
            writer: shared,
            openReader: async () => (await reading.get()).chain(chainId),
            clock,
            log,
            onDone: () => catchingUp.wake(),
          })
          return allTasks([metadata, catchingUp, asking, rebuilding, maintenance, ...reconciliation.tasks])
        },
      })
    } finally {
      thread.stop()
      await Promise.allSettled([reading.close()])
      await writer.close()
    }
  })
}

/** Before anything is known. */
export const startingProgress = (chainId: string): IndexerProgress => ({
  chainId,
  state: "starting",
  blocksPerSecond: 0,
  transactionsPerSecond: 0,
  transfersPerSecond: 0,
  reorgs: 0,
  faults: 0,
  quarantined: 0,
  restarts: 0,
})

/** @throws TypeError when an option makes no sense. */
export function checkOptions(options: IndexerOptions): void {
  const { chain, reorgDepth, concurrency, maxBufferBytes, pollInterval, projections = [] } = options
  if (!/^(0|[1-9]\d{0,18})$/.test(chain.chainId) || BigInt(chain.chainId) >= 2n ** 63n)
    throw new TypeError("chain.chainId must be a decimal number below 2^63")
  if (chain.rpcUrls.length === 0) throw new TypeError("chain.rpcUrls must name at least one URL")
  for (const url of chain.rpcUrls)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
      throw new TypeError("chain.rpcUrls must be http or https URLs")
  if (chain.wsUrl !== undefined && !/^wss?:$/.test(URL.parse(chain.wsUrl)?.protocol ?? ""))
    throw new TypeError("chain.wsUrl must be a ws or wss URL")
  const unknown = projections.find((name) => !allProjections.some((projection) => projection.name === name))
  if (unknown !== undefined) throw new TypeError(`projections: there is no projection "${unknown}"`)
  checkPositive({ reorgDepth, concurrency, maxBufferBytes, pollInterval })
  checkReconciliation(options)
  checkArchive(options)
  if (options.nftMetadata) nftSettings(options.nftMetadata)
}

function checkArchive({ archive }: IndexerOptions): void {
  if (typeof archive === "number") checkPositive({ archive })
  else if (archive !== undefined && archive !== "all" && archive !== "off")
    throw new TypeError('archive must be "all", "off" or a number of blocks')
}
