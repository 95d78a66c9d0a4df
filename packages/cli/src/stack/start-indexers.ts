import type { IndexersOptions } from "./indexers-options.ts"
import { startChainIndexer } from "./start-chain-indexer.ts"
import { startNetworkIndexer } from "./start-network-indexer.ts"

/** The running indexers. They never end by themselves. */
export interface Indexers {
  stop(): Promise<void>
}

/** Starts an indexer for each chain and for the network, in threads of their own, and keeps them running. */
export function startIndexers(options: IndexersOptions): Indexers {
  const { chains, network } = options
  const indexers = [
    ...chains.map((chain) => startChainIndexer(chain, options)),
    ...(network === undefined ? [] : [startNetworkIndexer(network, options)]),
  ]
  return {
    stop: async () => {
      await Promise.all(indexers.map((indexer) => indexer.stop()))
    },
  }
}
