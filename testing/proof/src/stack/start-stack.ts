import { type DataServiceOptions, type Dialect, startDataService } from "@serac/api/data"
import { startMetricsService } from "@serac/api/metrics"
import { createDataCore } from "@serac/data"
import { type Indexer, type IndexerOptions, startIndexer } from "@serac/indexer/evm"
import { createMetricsCore } from "@serac/metrics"
import { type ChainDefinition, openStore, type Store, type StoreLocation } from "@serac/store"
import { fetchInProcess } from "./fetch-in-process.ts"
import { type Goal, isSettled } from "./is-settled.ts"

export interface StackOptions {
  readonly location: StoreLocation
  readonly chains: readonly ChainDefinition[]
  /** Chains that are served without being indexed. Default none. */
  readonly unindexed?: readonly ChainDefinition[]
  readonly indexer?: Partial<Omit<IndexerOptions, "chain" | "store">>
  readonly data?: Partial<DataServiceOptions>
  /** How both services answer. Default `serac`. */
  readonly dialect?: Dialect
  /** The required state of indexing before the service starts, by chain ID. */
  readonly goals: ReadonlyMap<string, Goal>
  /** A change of the store before the service starts. */
  readonly onStarted?: (store: Store) => Promise<void>
  /** Whether the clients call the services in process, without sockets, which takes a third of the time. Default false. */
  readonly isInProcess?: boolean
  /** Milliseconds. Default 120,000. */
  readonly timeoutMs?: number
}

/** The public clients of both services. */
export interface ServiceClients {
  readonly data: ReturnType<typeof createDataCore>
  readonly metrics: ReturnType<typeof createMetricsCore>
}

/** The stack under proof: indexers, the store, both services and the public clients. */
export interface Stack extends ServiceClients {
  /** Calls both services in process, without sockets. */
  readonly fetch: typeof fetch
  readonly dataUrl: string
  readonly metricsUrl: string
  /** Milliseconds from the start until everything was indexed, metadata included. */
  readonly indexedAfter: number
  close(): Promise<void>
}

/** Indexes chains, waits until they are fully indexed, and serves them. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { location, chains, unindexed = [], goals, timeoutMs = 120_000 } = options
  const began = performance.now()
  const store = await openStore(location)
  const indexers: Indexer[] = []
  const closing: (() => Promise<void>)[] = [() => store.close()]
  const close = async () => {
    for (const step of closing.reverse()) await step()
  }
  closing.push(async () => {
    await Promise.all(indexers.map((indexer) => indexer.stop()))
  })
  try {
    for (const chain of chains) {
      const indexer = await startIndexer({ pollInterval: 100, ...options.indexer, chain, store: location })
      indexer.ended.catch(() => {})
      indexers.push(indexer)
    }
    const failed = Promise.race(indexers.map((indexer) => indexer.ended)).then(() => {
      throw new Error("An indexer stopped")
    })
    failed.catch(() => {})
    for (const [chainId, goal] of goals) {
      await Promise.race([isSettled(store.chain(chainId), goal, began + timeoutMs), failed])
    }
    await options.onStarted?.(store)
    const indexedAfter = performance.now() - began
    const { dialect = "serac" } = options
    const shared = { store, chains: [...chains, ...unindexed], dialect, port: 0, checkResponses: true }
    const dataService = await startDataService({ ...shared, ...options.data })
    closing.push(() => dataService.close())
    const metricsService = await startMetricsService(shared)
    closing.push(() => metricsService.close())
    const fetch = fetchInProcess([dataService, metricsService])
    const asking = { retry: false, ...(options.isInProcess && { fetch }) } as const
    return {
      data: createDataCore({ baseUrl: dataService.url, ...asking }),
      metrics: createMetricsCore({ baseUrl: metricsService.url, ...asking }),
      fetch,
      dataUrl: dataService.url,
      metricsUrl: metricsService.url,
      indexedAfter,
      close,
    }
  } catch (error) {
    const progress = indexers.map((indexer) => indexer.progress)
    await close()
    throw new Error(`The stack did not start: ${JSON.stringify(progress)}`, { cause: error })
  }
}
