import type { IndexerProgress } from "@serac/indexer"
import type { Config } from "../config/config.ts"
import { removeRunning, writeRunning } from "../directory/running.ts"
import { isNetworkDone, type NetworkProgress } from "../networks/network-progress.ts"
import { isDone } from "../progress/is-at-head.ts"
import type { Output } from "./create-output.ts"
import { locateStore } from "./locate-store.ts"
import type { Resolved } from "./resolve-all.ts"
import type { SomethingToShow } from "./something-to-show.ts"
import { type Indexers, startIndexers } from "./start-indexers.ts"
import type { ServiceUrls } from "./welcome.ts"

/** What is indexed, and who hears of it. */
export interface Indexing {
  readonly config: Config
  readonly resolved: Resolved
  readonly output: Output
  readonly command: string
  readonly urls: ServiceUrls | undefined
  readonly something: SomethingToShow
  /** Gets what has to be done at the end, in reverse. */
  readonly undo: (() => unknown)[]
}

/** Starts all indexers, and keeps writing down what they do. */
export async function indexAll(indexing: Indexing): Promise<Indexers> {
  const { config, resolved, output, command, urls, something, undo } = indexing
  const { spawnIndexer, spawnNetworkIndexer } = await import("@serac/indexer")
  const chains = new Map<string, IndexerProgress>()
  const networks = new Map<number, NetworkProgress>()
  const startedAt = Math.floor(Date.now() / 1000)
  const tell = () =>
    writeRunning(config.dataDirectory, {
      pid: process.pid,
      command,
      startedAt,
      ...urls,
      chains: [...chains.values()],
      networks: [...networks.values()],
    })
  tell()
  const timer = setInterval(tell, 1_000)
  undo.push(() => {
    clearInterval(timer)
    removeRunning(config.dataDirectory)
  })
  const indexers = startIndexers({
    ...output,
    ...resolved,
    store: locateStore(config),
    config,
    spawn: spawnIndexer,
    spawnNetwork: spawnNetworkIndexer,
    onProgress: (progress) => {
      chains.set(progress.chainId, progress)
      something.see(progress.chainId, isDone(progress))
    },
    onNetworkProgress: (progress) => {
      networks.set(progress.networkId, progress)
      something.see(`network ${progress.networkId}`, isNetworkDone(progress))
    },
  })
  undo.push(() => indexers.stop())
  return indexers
}
