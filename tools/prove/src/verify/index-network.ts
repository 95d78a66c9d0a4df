import { describeNetwork } from "@serac/indexer"
import { type NetworkDefinition, openStore, type StoreLocation } from "@serac/store"
import { untilSettled } from "../primary/compare/is-settled.ts"
import { startProvenIndexer } from "../primary/compare/start-indexer.ts"
import type { World } from "../primary/oracle/world.ts"
import type { PrimaryNode } from "../primary/replay-node/start-primary-node.ts"

/** Indexes a recorded network to its end. Returns what its node said that it is. */
export async function indexNetwork(
  location: StoreLocation,
  world: World,
  node: PrimaryNode,
): Promise<NetworkDefinition> {
  const network = await describeNetwork([node.url])
  const { genesis } = world.recording
  const given = { network, store: location, pollInterval: 50, ...(genesis !== undefined && { genesis }) }
  const indexer = await startProvenIndexer(given)
  const store = await openStore(location)
  try {
    const reader = store.network(network.networkId)
    await untilSettled(reader, world, { genesis: genesis !== undefined, patience: 300_000 })
  } finally {
    await store.close()
    await indexer.stop()
  }
  return network
}
