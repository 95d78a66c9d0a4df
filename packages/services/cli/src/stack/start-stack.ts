import { setTimeout as sleep } from "node:timers/promises"
import type { IndexerProgress } from "@serac/indexer"
import type { ChainDefinition } from "@serac/store"
import { type ResolvedChain, resolveChains } from "../chains/resolve-chains.ts"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { knownChains } from "../directory/known-chains.ts"
import { lockDirectory } from "../directory/lock.ts"
import { removeRunning, writeRunning } from "../directory/running.ts"
import { askChainId } from "../node/ask-node.ts"
import type { Closable } from "../serve.ts"
import { createVoice, type Voice } from "./create-voice.ts"
import { locateStore } from "./locate-store.ts"
import { somethingToShow } from "./something-to-show.ts"
import { type Indexers, startIndexers } from "./start-indexers.ts"
import { type Services, type ServicesOptions, startServices } from "./start-services.ts"
import type { ServiceUrls } from "./welcome.ts"
import { startWorkers } from "./worker-pool.ts"

/** What of the whole is started, by which command. */
export interface StackParts {
  readonly command: "up" | "index" | "serve"
  readonly indexes: boolean
  readonly serves: boolean
}

/** Indexers, services, or both, at work on one data directory. */
export interface Stack extends Closable {
  readonly chains: readonly ChainDefinition[]
  readonly voice: Voice
  /** Absent where nothing is served. */
  readonly urls?: ServiceUrls
  /** Resolves to whether there is something to ask the services for, in seconds at most. */
  readonly shown: Promise<boolean>
}

/**
 * Starts what a command runs. The services come first, so that what is indexed already is served at once, and so that a
 * taken port is noticed before any work. Where something is served, an indexer that stops does not end the whole.
 */
export async function startStack(config: Config, parts: StackParts, signal: AbortSignal): Promise<Stack> {
  if (config.chains.length === 0) {
    throw new ConfigError(["there is no chain: give --rpc URL, or chains in serac.json"], true)
  }
  const undo: (() => unknown)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    if (parts.indexes) {
      const lock = lockDirectory(config.dataDirectory)
      undo.push(() => lock.release())
    }
    const voice = createVoice(config)
    undo.push(() => voice.view.close())
    const chains = await resolveChains(config.chains, {
      known: knownChains(config.dataDirectory, parts.indexes),
      askChainId,
      say: (line) => voice.logger.info(line),
      pause: (milliseconds) => sleep(milliseconds, undefined, { signal }),
    })
    signal.throwIfAborted()
    const definitions = chains.map(({ definition }) => definition)
    const services = parts.serves ? await serveChains(config, definitions, voice) : undefined
    if (services !== undefined) undo.push(() => services.close())
    signal.throwIfAborted()
    const something = somethingToShow(parts.indexes ? chains.length : 0)
    undo.push(() => something.end())
    const indexers = parts.indexes
      ? await indexChains({ config, chains, voice, parts, urls: services?.urls, see: something.see, undo })
      : undefined
    return {
      chains: definitions,
      voice,
      shown: something.shown,
      ...(services === undefined ? {} : { urls: services.urls }),
      ...(indexers === undefined || parts.serves ? {} : { ended: indexers.ended }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function serveChains(config: Config, chains: readonly ChainDefinition[], voice: Voice): Promise<Services> {
  const { dataService, metricsService, prices, tokenLists, abis, log, logLevel, workers } = config
  const options: ServicesOptions = {
    store: locateStore(config),
    chains,
    dataService,
    metricsService,
    ...(prices === undefined ? {} : { prices }),
    tokenLists,
    abis,
    nftIndexing: config.nft.metadata === "on",
    log: { log, logLevel },
  }
  return workers === 1 ? startServices(options, voice.logger) : startWorkers(workers, options, voice)
}

interface Indexing {
  readonly config: Config
  readonly chains: readonly ResolvedChain[]
  readonly voice: Voice
  readonly parts: StackParts
  readonly urls: ServiceUrls | undefined
  readonly see: (progress: IndexerProgress) => void
  readonly undo: (() => unknown)[]
}

async function indexChains({ config, chains, voice, parts, urls, see, undo }: Indexing): Promise<Indexers> {
  const { spawnIndexer } = await import("@serac/indexer")
  const latest = new Map<string, IndexerProgress>()
  const startedAt = Math.floor(Date.now() / 1000)
  const tell = () =>
    writeRunning(config.dataDirectory, {
      pid: process.pid,
      command: parts.command,
      startedAt,
      ...urls,
      chains: [...latest.values()],
    })
  tell()
  const timer = setInterval(tell, 1_000)
  undo.push(() => {
    clearInterval(timer)
    removeRunning(config.dataDirectory)
  })
  const indexers = startIndexers({
    ...voice,
    chains,
    store: locateStore(config),
    config,
    spawn: spawnIndexer,
    onProgress: (progress) => {
      latest.set(progress.chainId, progress)
      see(progress)
    },
  })
  undo.push(() => indexers.stop())
  return indexers
}
