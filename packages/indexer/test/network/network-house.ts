import type { NetworkDefinition } from "@serac/store"
import type { LogFunction } from "../../src/core/index.ts"
import { createNetworkNode } from "../../src/network/node/create-network-node.ts"
import type { NetworkIndexerProgress } from "../../src/network/progress.ts"
import { type NetworkRunOptions, runNetworkIndexer } from "../../src/network/run-network-indexer.ts"
import { VirtualClock } from "../core/virtual-clock.ts"
import type { FakeNetworkNode } from "./fake-network-node.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { genesisText, recordedNetwork } from "./primary-fixtures.ts"

/** A network's indexer with fake nodes, a virtual clock and a writer in memory. */
export interface NetworkHouse {
  readonly clock: VirtualClock
  readonly writer: MemoryNetworkWriter
  readonly logged: { readonly level: string; readonly message: string; readonly facts: unknown }[]
  readonly progress: () => NetworkIndexerProgress
  readonly ended: Promise<void>
  /** Waits until the stored blocks reach the heights of this node's chains. */
  synced(node: FakeNetworkNode): Promise<void>
  stop(): Promise<void>
}

/** Runs an indexer with one URL for each of the nodes. */
export function runNetworkHouse(
  nodes: readonly FakeNetworkNode[],
  options: Partial<Omit<NetworkRunOptions, "writer" | "clock">> & {
    readonly writer?: MemoryNetworkWriter
    readonly clock?: VirtualClock
    readonly timeout?: number
  } = {},
): NetworkHouse {
  const { clock = new VirtualClock(), writer = new MemoryNetworkWriter(), timeout } = options
  const logged: NetworkHouse["logged"] = []
  const log: LogFunction = (level, message, facts) => logged.push({ level, message, facts })
  const nodeUrls = nodes.map((_, index) => `http://node-${index}.test`)
  const network: NetworkDefinition = { ...recordedNetwork, nodeUrls }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { origin } = new URL(String(input))
    return (nodes[nodeUrls.indexOf(origin)] as FakeNetworkNode).fetch(input, init)
  }
  const node = createNetworkNode({ network, clock, log, fetch, timeout })
  const stopping = new AbortController()
  let progress: NetworkIndexerProgress | undefined
  const ended = runNetworkIndexer({
    genesis: genesisText,
    pollInterval: 5_000,
    node,
    ...options,
    network,
    writer,
    clock,
    log,
    signal: stopping.signal,
    onProgress: (next) => {
      progress = next
    },
  })
  ended.catch(() => {})
  return {
    clock,
    writer,
    logged,
    progress: () => progress as NetworkIndexerProgress,
    ended,
    synced: ({ chains }) =>
      clock.until(() => (progress?.chains ?? []).every(({ chain, head }) => head?.height === chains[chain].length - 1)),
    async stop() {
      stopping.abort(new Error("stopped"))
      await ended
    },
  }
}
