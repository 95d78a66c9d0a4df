import { fileURLToPath } from "node:url"
import type { ChainDefinition, Store } from "@serac/store"
import type { ChainProcessInput } from "./chain-indexer-process.ts"
import type { ChainShape } from "./chain-shape.ts"
import { compareDumps, isAllRead } from "./compare-dumps.ts"
import { indexCommand } from "./index-command.ts"
import type { KillSubject } from "./subject.ts"
import { startWatch } from "./watch.ts"

/**
 * An EVM chain of a shape.
 *
 * @param isAlone - whether its indexer is a separate program with one thread, rather than `serac index`, which takes longer to start.
 */
export function chainSubject(shape: ChainShape, isAlone = false): KillSubject {
  const chainId = String(shape.chainId)
  const headOf = async (store: Store) => (await store.chain(chainId).status())?.head.number ?? -1
  return {
    seed: shape.seed,
    node: { script: fileURLToPath(new URL("node-process.ts", import.meta.url)), argument: JSON.stringify(shape) },
    growth: shape.growth,
    steps: [1, 1, 10, 100, 300],
    isFinal: shape.kind === "big",
    file: `chains/${chainId}.sqlite`,
    async program(url, directory, location) {
      if (!isAlone) return indexCommand(["--rpc", url], directory, location)
      const told: ChainProcessInput = { chain: define(chainId, url), location, directory }
      return [fileURLToPath(new URL("chain-indexer-process.ts", import.meta.url)), JSON.stringify(told)]
    },
    headOf,
    isDone: async (store, head) => (await headOf(store)) === head && (await isAllRead(store, chainId)),
    transactionsOf: async (store) => (await store.chain(chainId).status())?.transactions ?? 0,
    compare: (killed, uninterrupted) => compareDumps(killed, uninterrupted, chainId),
    startWatch: (location, url) => startWatch(location, define(chainId, url), shape),
  }
}

/** A chain of one node. */
export function define(chainId: string, url: string): ChainDefinition {
  return {
    chainId,
    name: "Killed chain",
    network: "mainnet",
    rpcUrls: [url],
    nativeToken: { name: "Ice", symbol: "ICE", decimals: 18 },
  }
}
