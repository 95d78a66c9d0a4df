import { Worker } from "node:worker_threads"
import type { Indexer, IndexerOptions } from "./options.ts"
import type { IndexerProgress } from "./progress.ts"
import { checkOptions } from "./start-indexer.ts"
import { entry } from "./thread/entry.ts"
import { fromPlainError } from "./thread/errors.ts"
import { threadLimits } from "./thread/limits.ts"
import type { IndexerMessage, IndexerThreadData } from "./thread/messages.ts"

/**
 * Starts the indexer of one EVM chain in worker threads, one that fetches and decodes and one that stores, so that this
 * thread stays free to serve. Else as {@link startIndexer}.
 *
 * @returns the running indexer, as soon as the store is open. `ended` rejects also when a thread crashes.
 * @throws ChainLockedError when another process or thread indexes the chain.
 * @throws StoreVersionError when the store cannot be used by this version.
 * @throws TypeError when an option makes no sense.
 *
 * @example
 * ```ts
 * import { spawnIndexer } from "@serac/indexer"
 *
 * const indexer = await spawnIndexer({
 *   chain: {
 *     chainId: "43114",
 *     name: "C-Chain",
 *     network: "mainnet",
 *     rpcUrls: ["http://127.0.0.1:9650/ext/bc/C/rpc"],
 *     wsUrl: "ws://127.0.0.1:9650/ext/bc/C/ws",
 *     nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
 *   },
 *   store: { kind: "postgres", url: "postgres://127.0.0.1/serac" },
 *   nftMetadata: false,
 * })
 * indexer.ended.catch((error) => console.error(error.message))
 * ```
 */
export async function spawnIndexer(options: IndexerOptions): Promise<Indexer> {
  checkOptions(options)
  return spawnFrom(entry("indexer-thread"), options)
}

/** Runs this file in a thread as an indexer. */
export async function spawnFrom(file: URL, options: IndexerOptions): Promise<Indexer> {
  const { onProgress, log, ...data } = options
  const worker = new Worker(file, {
    workerData: data satisfies IndexerThreadData,
    resourceLimits: threadLimits,
  })
  let progress: IndexerProgress = {
    chainId: options.chain.chainId,
    phase: "starting",
    blocksPerSecond: 0,
    transactionsPerSecond: 0,
    transfersPerSecond: 0,
    reorgs: 0,
    faults: 0,
  }
  const show = (next: IndexerProgress) => {
    progress = next
    onProgress?.(next)
  }
  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()))
  let start = () => {}
  let end = () => {}
  let fail = (_error: Error) => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = (error) => {
      if (progress.phase !== "stopped") show({ ...progress, phase: "stopped", error: error.message })
      reject(error)
    }
  })
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  ended.catch(() => {})

  worker.on("message", (message: IndexerMessage) => {
    if (message.kind === "progress") show(message.progress)
    else if (message.kind === "log") log?.(message.level, message.message, message.facts)
    else if (message.kind === "started") start()
    else {
      if (message.error) fail(fromPlainError(message.error))
      else end()
      // Everything is closed; a socket that still says goodbye is not waited for.
      void worker.terminate()
    }
  })
  worker.on("error", (error: Error) => fail(error))
  worker.on("exit", (code) => {
    const { chainId } = options.chain
    fail(new Error(`The thread that indexes chain ${chainId} ended unexpectedly with code ${code}.`))
  })

  await Promise.race([started, ended])
  return {
    get progress() {
      return progress
    },
    ended,
    async stop() {
      worker.postMessage("stop")
      await exited
    },
  }
}
