import { setTimeout as delay } from "node:timers/promises"
import { describeNetwork } from "@serac/indexer/network"
import { type NetworkDefinition, openStore, type PrimaryChain, primaryChains, type StoreLocation } from "@serac/store"
import { startProvenIndexer } from "../primary/compare/start-indexer.ts"
import type { World } from "../primary/oracle/world.ts"
import type { PrimaryNode } from "../primary/replay-node/start-primary-node.ts"

const indexTimeoutMs = 300_000

/**
 * Indexes a recorded network as far as its node is. Returns the network that the node reports.
 *
 * @param hurry - the factor by which the clock is faster than the machine's.
 */
export async function indexNetwork(
  location: StoreLocation,
  world: World,
  node: PrimaryNode,
  hurry = 1,
): Promise<NetworkDefinition> {
  const network = await describeNetwork([node.url])
  const { genesis } = world.recording
  const given = { network, store: location, pollInterval: 50, ...(genesis !== undefined && { genesis }) }
  const indexer = await startProvenIndexer(given, hurry)
  const store = await openStore(location)
  const until = Date.now() + indexTimeoutMs
  try {
    for (;;) {
      const status = await store.network(network.networkId).status()
      const heightOf = (name: PrimaryChain) => status?.chains.find(({ chain }) => chain === name)?.head.height
      if (primaryChains.every((chain) => heightOf(chain) === node.heights[chain])) return network
      if (Date.now() > until) throw new Error(`The network was not indexed within ${indexTimeoutMs} ms`)
      await delay(50)
    }
  } finally {
    await store.close()
    await indexer.stop()
  }
}
