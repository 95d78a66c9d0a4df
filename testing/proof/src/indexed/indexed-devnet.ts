import { setTimeout as delay } from "node:timers/promises"
import { formatId } from "@serac/chain"
import { Devnet, genesisJson } from "@serac/devnet"
import { type Indexer, startIndexer } from "@serac/indexer/evm"
import { describeNetwork, type NetworkIndexer, startNetworkIndexer } from "@serac/indexer/network"
import {
  type ChainDefinition,
  dumpNetwork,
  type NetworkDefinition,
  openStore,
  type Store,
  type StoreLocation,
} from "@serac/store"
import { startServer } from "@serac/wire/node/server"
import { chainLines, type EvmLines, storedChainLines } from "./evm-lines.ts"
import { ledgerLines, ledgerOwners, ledgerUtxos } from "./ledger-lines.ts"
import type { NetworkLines } from "./network-lines.ts"
import { storedLines } from "./stored-lines.ts"

/** The devnet and the store of its indexers. */
export interface IndexedOptions {
  readonly location: StoreLocation
  readonly seed: string
  /** The days of history with traffic. */
  readonly days: number
  /** The share of the history after which Helicon becomes active: 0 to 1. Default: never. */
  readonly heliconAfter?: number | undefined
}

/** The contents of the ledgers or of the store, by chain. */
export interface Everything {
  readonly network: NetworkLines
  /** The contents by EVM chain ID. */
  readonly chains: Readonly<Record<string, EvmLines>>
}

const indexTimeoutMs = 120_000
const historyStart = Date.UTC(2026, 0)
const dayMs = 86_400_000

/** A devnet with a stopped clock, and indexers of the primary network, of C, and of an L1. */
export class IndexedDevnet {
  readonly devnet: Devnet
  readonly url: string
  readonly store: Store
  readonly network: NetworkDefinition
  readonly networkIndexer: NetworkIndexer
  readonly #indexers: readonly Indexer[]
  readonly #closing: readonly (() => Promise<unknown>)[]

  private constructor(
    given: Pick<IndexedDevnet, "devnet" | "url" | "store" | "network" | "networkIndexer">,
    indexers: readonly Indexer[],
    closing: readonly (() => Promise<unknown>)[],
  ) {
    this.devnet = given.devnet
    this.url = given.url
    this.store = given.store
    this.network = given.network
    this.networkIndexer = given.networkIndexer
    this.#indexers = indexers
    this.#closing = closing
  }

  /** Fills a devnet's history, serves it, and starts the indexers. */
  static async start({ location, seed, days, heliconAfter }: IndexedOptions): Promise<IndexedDevnet> {
    const l1s = [{ name: "firn", chainID: 99_123 }]
    const helicon =
      heliconAfter === undefined ? undefined : Math.floor((historyStart - (1 - heliconAfter) * days * dayMs) / 1000)
    const clock = { start: historyStart, isStopped: true }
    const devnet = await Devnet.create({ seed, days, hasTraffic: false, l1s, helicon, clock })
    await devnet.fillHistory()
    return IndexedDevnet.of(devnet, location)
  }

  /** Serves a devnet, and starts the indexers on it. */
  static async of(devnet: Devnet, location: StoreLocation): Promise<IndexedDevnet> {
    devnet.node.start()
    const server = await startServer({ handle: devnet.node.handle, routes: devnet.node })
    const { url } = server
    const network = await describeNetwork([url])
    const common = { store: location, reconciliation: "off", pollInterval: 20, log: () => {} } as const
    const genesis = genesisJson(devnet.network.genesisFile)
    const networkIndexer = await startNetworkIndexer({ ...common, network, genesis })
    const indexers: Indexer[] = []
    for (const chain of definitionsOf(devnet, url))
      indexers.push(await startIndexer({ ...common, chain, nftMetadata: false }))
    for (const { ended } of [networkIndexer, ...indexers]) ended.catch(() => {})
    const store = await openStore(location)
    const closing = [
      () => Promise.all([networkIndexer, ...indexers].map((one) => one.stop())),
      () => store.close(),
      () => server.close(),
    ]
    return new IndexedDevnet({ devnet, url, store, network, networkIndexer }, indexers, closing)
  }

  /**
   * Resolves when the EVM chains, and the network unless it is left out, are stored to their last blocks.
   *
   * @throws {Error} naming what is missing, after two minutes, or why an indexer stopped
   */
  async settled({ network = true } = {}): Promise<void> {
    const failed = Promise.race([
      ...this.#indexers.map(({ ended }) => ended),
      ...(network ? [this.networkIndexer.ended] : []),
    ]).then(() => {
      throw new Error("an indexer stopped")
    })
    const settled = async () => {
      const deadline = performance.now() + indexTimeoutMs
      for (;;) {
        const missing = (network ? await this.#missingOfNetwork() : undefined) ?? (await this.#missingOfChains())
        if (missing === undefined) return
        if (performance.now() > deadline) throw new Error(`Not indexed in time: ${missing}`)
        await delay(20)
      }
    }
    await Promise.race([settled(), failed])
  }

  /** The contents of the devnet's own ledgers. */
  async ledger(): Promise<Everything> {
    const chains: Record<string, EvmLines> = {}
    for (const { chain } of this.devnet.chains.all) chains[`${chain.config.chainID}`] = await chainLines(chain)
    return { network: ledgerLines(this.devnet), chains }
  }

  /** The contents of the store. */
  async stored(): Promise<Everything> {
    const chains: Record<string, EvmLines> = {}
    for (const { chain } of this.devnet.chains.all) {
      const id = `${chain.config.chainID}`
      chains[id] = await storedChainLines(this.store.chain(id), chain)
    }
    const owners = ledgerOwners(ledgerUtxos(this.devnet))
    const reader = this.store.network(this.network.networkId)
    return { network: await storedLines(reader, this.network, owners), chains }
  }

  /** All stored rows of the network, one row a line. */
  async dump(): Promise<readonly string[]> {
    const lines: string[] = []
    for await (const line of dumpNetwork(this.store, this.network.networkId)) lines.push(line)
    return lines
  }

  /** Stops the indexers and the server, but not the devnet. */
  async stop(): Promise<void> {
    for (const step of this.#closing) await step()
  }

  /** Stops everything, including the devnet. */
  async close(): Promise<void> {
    await this.stop()
    this.devnet.close()
  }

  async #missingOfNetwork(): Promise<string | undefined> {
    const { network, chains } = this.devnet
    const { tip } = chains.c.chain
    const expected = { P: network.p.last.height, X: network.x.last.height, C: Number(tip.header.number) }
    const status = await this.store.network(this.network.networkId).status()
    for (const [chain, height] of Object.entries(expected)) {
      const head = status?.chains.find((one) => one.chain === chain)?.head.height
      if (head !== height) return `${chain}-Chain at ${head}, not ${height}`
    }
    return undefined
  }

  async #missingOfChains(): Promise<string | undefined> {
    for (const { chain } of this.devnet.chains.all) {
      const reader = this.store.chain(`${chain.config.chainID}`)
      const { head } = (await reader.status()) ?? {}
      if (head?.hash !== chain.tip.hash)
        return `chain ${chain.config.chainID} at ${head?.number}, not ${chain.tip.header.number}`
      const behind = (await reader.projections()).find(({ state }) => state === "behind")
      if (behind) return `${behind.name} of chain ${chain.config.chainID}`
    }
    return undefined
  }
}

function definitionsOf({ chains }: Devnet, url: string): readonly ChainDefinition[] {
  return chains.all.map(({ chain, blockchainID }) => ({
    chainId: `${chain.config.chainID}`,
    name: `Chain ${chain.config.chainID}`,
    network: "testnet",
    rpcUrls: [`${url}/ext/bc/${formatId(blockchainID)}/rpc`],
    nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
  }))
}
