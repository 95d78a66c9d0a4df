import { startDataService } from "@serac/api/data"
import { createDataCore } from "@serac/data"
import { dumpNetwork, type NetworkDefinition, openStore, type Store, type StoreLocation } from "@serac/store"
import type { Ledger } from "../../recording/ledger.ts"
import { fetchInProcess } from "../../stack/fetch-in-process.ts"
import type { World } from "../oracle/world.ts"
import { storeCChain } from "./c-chain.ts"
import { untilSettled } from "./is-settled.ts"
import { startProvenIndexer } from "./start-indexer.ts"

export interface PrimaryStackOptions {
  readonly location: StoreLocation
  readonly world: World
  readonly network: NetworkDefinition
  /** Whether the node has the Index API. */
  readonly index: boolean
  /** The network's genesis file; undefined: no genesis file. */
  readonly genesis?: string | undefined
  /** The C-Chain as an EVM chain, served with the network; undefined: not served. */
  readonly cChain?: Ledger
  /** How many times faster time passes for the indexer. Default 1. */
  readonly hurry?: number | undefined
  /** Whether the client calls the service in process, without sockets, which is faster. Default false. */
  readonly isInProcess?: boolean | undefined
  /** Milliseconds until everything must be indexed. Default 120,000. */
  readonly timeoutMs?: number
}

/** The stack under proof: the indexer, the store, the data service and the public client. */
export interface PrimaryStack {
  readonly data: ReturnType<typeof createDataCore>
  readonly network: NetworkDefinition
  /** Messages about data that is missing. */
  readonly notes: readonly string[]
  /** Milliseconds from the start until everything was indexed. */
  readonly indexedAfter: number
  /** The content of the store, one row a line. */
  dump(): Promise<readonly string[]>
  close(): Promise<void>
}

/** Indexes a network until all of it is there, and serves it as of the P-Chain's time. */
export async function startPrimaryStack(options: PrimaryStackOptions): Promise<PrimaryStack> {
  const { location, world, network, index, genesis, cChain, hurry, isInProcess, timeoutMs = 120_000 } = options
  const began = performance.now()
  const store = await openStore(location)
  const closing: (() => Promise<void>)[] = [() => store.close()]
  const close = async () => {
    for (const step of closing.reverse()) await step()
  }
  const faults: string[] = []
  try {
    const log = (level: string, message: string, facts?: object) => {
      if (level !== "info" && level !== "debug") faults.push(`${message} ${JSON.stringify(facts)}`)
    }
    // A faster clock does not raise the number of requests to nodes per real second.
    const pollInterval = 50 * (hurry ?? 1)
    const given = { network, store: location, pollInterval, log, ...(genesis !== undefined && { genesis }) }
    const indexer = await startProvenIndexer(given, hurry)
    indexer.ended.catch(() => {})
    closing.push(() => indexer.stop())
    const failed = indexer.ended.then(() => {
      throw new Error("The indexer stopped")
    })
    failed.catch(() => {})
    const reader = store.network(network.networkId)
    await Promise.race([untilSettled(reader, world, { index, genesis: genesis !== undefined, timeoutMs }), failed])
    const indexedAfter = performance.now() - began
    const service = await startDataService({
      store,
      chains: cChain === undefined ? [] : [await storeCChain(store, network, cChain)],
      networks: [network],
      port: 0,
      checkResponses: true,
      clock: () => world.time * 1000,
    })
    closing.push(() => service.close())
    return {
      data: createDataCore({
        baseUrl: service.url,
        retry: false,
        ...(isInProcess && { fetch: fetchInProcess([service]) }),
      }),
      network,
      notes: (await reader.status())?.notes ?? [],
      indexedAfter,
      dump: () => dumpOf(store, network.networkId),
      close,
    }
  } catch (error) {
    await close()
    throw new Error(`The stack did not start: ${faults.slice(-5).join("; ")}`, { cause: error })
  }
}

async function dumpOf(store: Store, networkId: number): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dumpNetwork(store, networkId)) lines.push(line)
  return lines
}
