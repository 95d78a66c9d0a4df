import { setTimeout as delay } from "node:timers/promises"
import { createDataCore } from "@serac/data"
import { startDataService } from "@serac/data-service"
import { describeNetwork, type NetworkIndexer, startNetworkIndexer } from "@serac/indexer"
import { dumpNetwork, type NetworkDefinition, openStore, type Store, type StoreLocation } from "@serac/store"
import { chains } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import type { PrimaryNode } from "../replay-node/start-primary-node.ts"

export interface PrimaryStackOptions {
  readonly location: StoreLocation
  readonly world: World
  readonly node: PrimaryNode
  /** The network's genesis file; none to go without. */
  readonly genesis?: string | undefined
  /** Milliseconds until everything must be indexed. Default 120,000. */
  readonly patience?: number
}

/** The whole of what is proven: the indexer, the store, the data service, and the public client that asks it. */
export interface PrimaryStack {
  readonly data: ReturnType<typeof createDataCore>
  readonly network: NetworkDefinition
  /** What is missing, in words. */
  readonly notes: readonly string[]
  /** Milliseconds from the start until everything was indexed. */
  readonly indexedAfter: number
  /** All that is stored, one row a line. */
  dump(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Indexes a network until all of it is there, and serves it as of the P-Chain's time. */
export async function startPrimaryStack(options: PrimaryStackOptions): Promise<PrimaryStack> {
  const { location, world, node, genesis, patience = 120_000 } = options
  const began = performance.now()
  const network = await describeNetwork([node.url])
  const store = await openStore(location)
  const closing: (() => Promise<void>)[] = [() => store.close()]
  const close = async () => {
    for (const step of closing.reverse()) await step()
  }
  let indexer: NetworkIndexer | undefined
  try {
    const running = await startNetworkIndexer({
      network,
      store: location,
      pollInterval: 50,
      ...(genesis !== undefined && { genesis }),
    })
    indexer = running
    running.ended.catch(() => {})
    closing.push(() => running.stop())
    const failed = running.ended.then(() => {
      throw new Error("The indexer stopped")
    })
    failed.catch(() => {})
    await Promise.race([isSettled(store, world, network, node, began + patience), failed])
    const indexedAfter = performance.now() - began
    const service = await startDataService({
      store,
      chains: [],
      networks: [network],
      port: 0,
      checkResponses: true,
      clock: () => world.time * 1000,
    })
    closing.push(() => service.close())
    return {
      data: createDataCore({ baseUrl: service.url, retry: false }),
      network,
      notes: (await store.network(network.networkId).status())?.notes ?? [],
      indexedAfter,
      dump: () => dumpOf(store, network.networkId),
      close,
    }
  } catch (error) {
    const progress = indexer?.progress
    await close()
    const shown = JSON.stringify(progress, (_, value) => (typeof value === "bigint" ? `${value}` : value))
    throw new Error(`The stack did not start: ${shown}`, { cause: error })
  }
}

/** Resolves when each chain is stored to its end, validators were observed, and nothing more is found anywhere. */
async function isSettled(
  store: Store,
  world: World,
  { networkId }: NetworkDefinition,
  node: PrimaryNode,
  deadline: number,
): Promise<void> {
  const reader = store.network(networkId)
  let before = ""
  while (performance.now() < deadline) {
    await delay(100)
    const status = await reader.status()
    const heads = new Map(status?.chains.map(({ chain, head }) => [chain, head.height]))
    if (!chains.every((chain) => heads.get(chain) === world.heights[chain])) continue
    if (!node.calls.has("P platform.getCurrentValidators")) continue
    // What is looked for after catching up, such as UTXOs that no block made, comes in its own time.
    const now = JSON.stringify([await dumpOf(store, networkId), status?.notes])
    if (now === before) return
    before = now
    await delay(250)
  }
  throw new Error("The network was not indexed in time")
}

async function dumpOf(store: Store, networkId: number): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dumpNetwork(store, networkId)) lines.push(line)
  return lines
}
