import { allTasks, type LogFunction } from "@serac/indexer/core"
import {
  archiverOf,
  askBalances,
  catchUpLists,
  createNode,
  loadVerifyTools,
  rebuildRows,
  runIndexer,
  startArchiveMaintenance,
  startMetadata,
} from "@serac/indexer/evm/internal"
import { createLocalReader } from "@serac/indexer/metadata/internal"
import type { ChainReader, ChainWriter } from "@serac/store"
import type { IndexerProcess } from "./engine/lives.ts"
import type { Life } from "./life.ts"
import type { SimulatedEndpoint } from "./node/endpoint.ts"
import { simulatedFetch } from "./node/fetch.ts"
import type { Feed } from "./node/web-socket.ts"
import type { Plan } from "./plan.ts"
import type { VirtualClock } from "./virtual-clock.ts"

/** Loaded before the simulation replaces the clock. */
const verifyTools = await loadVerifyTools()

/** The environment of an indexer process. */
export interface ProcessSetup {
  readonly chainId: string
  readonly endpoints: readonly SimulatedEndpoint[]
  readonly feed: Feed | undefined
  readonly clock: VirtualClock
  readonly settings: Plan["indexer"]
  readonly reorgDepth: number
  readonly log: LogFunction
  /** The stored data, to compare with data rebuilt from the archive. */
  readonly reader: ChainReader
}

/** Starts the real indexer on a simulated network, clock and writer. */
export function startProcess(
  { chainId, endpoints, feed, clock, settings, reorgDepth, log, reader }: ProcessSetup,
  writer: ChainWriter,
  life: Life,
): IndexerProcess {
  const stopping = new AbortController()
  const { timeout, ...rest } = settings
  const outside = {
    clock: life.clock(clock),
    log: ((level, message, facts) => {
      if (!life.isOver) log(level, message, facts)
    }) satisfies LogFunction,
  }
  const rpcUrls = endpoints.map(({ url }) => url)
  const node = createNode({
    ...outside,
    chain: { chainId, rpcUrls },
    fetch: simulatedFetch(endpoints, clock, life),
    timeout,
  })
  const archiver = archiverOf(chainId)
  const ended = runIndexer({
    verifyTools,
    ...outside,
    ...rest,
    chain: feed ? { chainId, wsUrl: "ws://feed.test" } : { chainId },
    writer,
    node,
    reorgDepth,
    signal: stopping.signal,
    archiver: {
      pack: (first, texts) => clock.outside(archiver.pack(first, texts)),
      cut: (chunk, range) => clock.outside(archiver.cut(chunk, range)),
    },
    backgroundTask: (shared) => {
      const metadata = startMetadata({
        ...outside,
        writer: shared,
        request: node.request.bind(node),
        options: {},
        // Each process has its own clock. Tokens carry their documents, so that no web request is sent.
        documents: createLocalReader({ maxBytes: 2 ** 20, timeout: 10_000, maxRedirects: 0, allowedPrivateHosts: [] }),
      })
      const request = node.request.bind(node)
      const maintenance = startArchiveMaintenance({ ...outside, writer: shared, kept: "all", chainId })
      const requestTogether = node.requestTogether.bind(node)
      const asking = askBalances({ ...outside, writer: shared, request, requestTogether })
      const lists = catchUpLists({ ...outside, writer: shared, onDone: () => asking.wake() })
      const reading = <Result>(read: () => Promise<Result>) => life.ask(() => clock.outside(read()))
      const rows = rebuildRows({
        ...outside,
        writer: shared,
        openReader: async () => ({
          archived: (from, limit) => reading(() => reader.archived(from, limit)),
          archiveRange: () => reading(() => reader.archiveRange()),
        }),
        onDone: () => lists.wake(),
      })
      return allTasks([metadata, maintenance, asking, lists, rows])
    },
    ...(feed ? { WebSocket: feed.socketClass(life) } : {}),
  })
  return { ended, stop: () => stopping.abort(new Error("stopped")) }
}
