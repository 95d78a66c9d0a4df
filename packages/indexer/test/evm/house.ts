import type { EvmNode } from "@serac/kits/nodes"
import type { LogFunction } from "../../src/core/index.ts"
import { createNode, type IndexerNodeOptions } from "../../src/evm/node/node.ts"
import type { IndexerProgress } from "../../src/evm/progress.ts"
import { runIndexer } from "../../src/evm/run-indexer.ts"
import type { RunOptions } from "../../src/evm/run-options.ts"
import { VirtualClock } from "../core/virtual-clock.ts"
import type { FakeChain } from "./fake-chain.ts"
import { MemoryWriter } from "./memory-writer.ts"
import { verifyTools } from "./verified-context.ts"

/** An indexer with fake nodes, a virtual clock and a writer in memory. */
export interface House {
  readonly clock: VirtualClock
  readonly writer: MemoryWriter
  readonly logged: { readonly level: string; readonly message: string; readonly facts: unknown }[]
  readonly progress: () => IndexerProgress
  readonly ended: Promise<void>
  /** Waits until the stored blocks are those of this node's chain. */
  synced(node: EvmNode<FakeChain>): Promise<void>
  stop(): Promise<void>
}

/** Runs an indexer with one RPC URL for each of the nodes. */
export function runHouse(
  nodes: readonly EvmNode<FakeChain>[],
  options: Partial<RunOptions> &
    Pick<IndexerNodeOptions, "traces" | "timeout" | "refusedTraces"> & { readonly writer?: MemoryWriter } = {},
): House {
  const clock = (options.clock as VirtualClock | undefined) ?? new VirtualClock()
  const writer = options.writer ?? new MemoryWriter()
  const logged: House["logged"] = []
  const log: LogFunction = (level, message, facts) => logged.push({ level, message, facts })
  const rpcUrls = nodes.map((_, index) => `http://node-${index}.test/`)
  const chain = { chainId: "43112", rpcUrls, ...options.chain }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const node = nodes[rpcUrls.indexOf(String(input))] as EvmNode<FakeChain>
    return node.fetch(input, init)
  }
  const { traces = "off", timeout, refusedTraces } = options
  const node = options.node ?? createNode({ chain, clock, log, fetch, traces, timeout, refusedTraces })
  const stopping = new AbortController()
  let progress: IndexerProgress | undefined
  const ended = runIndexer({
    verifyTools,
    pollInterval: 500,
    ...options,
    chain,
    writer,
    node,
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
    progress: () => progress as IndexerProgress,
    ended,
    synced: ({ chain }) =>
      clock.until(
        () =>
          writer.blocks.length === chain.blocks.length &&
          writer.blocks.at(-1)?.hash === chain.blocks.at(-1)?.block.hash,
      ),
    async stop() {
      stopping.abort(new Error("stopped"))
      await ended
    },
  }
}
