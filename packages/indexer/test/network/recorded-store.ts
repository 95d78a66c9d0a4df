import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { StoreLocation } from "@serac/store"
import type { NetworkIndexer, NetworkIndexerOptions } from "../../src/network/index.ts"
import { FakeNetworkNode } from "./fake-network-node.ts"
import { genesisText, recordedNetwork } from "./primary-fixtures.ts"

/** A node of the recorded network, an empty store, and the options of an indexer between them. */
export async function recordedSetting(cleanups: (() => Promise<unknown>)[]) {
  const directory = await mkdtemp(join(tmpdir(), "serac-network-indexer-"))
  cleanups.push(() => rm(directory, { recursive: true, force: true }))
  const node = new FakeNetworkNode()
  const server = await node.listen()
  cleanups.push(() => server.close())
  const store: StoreLocation = { kind: "sqlite", directory }
  const network = { ...recordedNetwork, nodeUrls: [server.url] }
  const options: NetworkIndexerOptions = { network, store, genesis: genesisText, pollInterval: 20 }
  return { node, store, options }
}

/** Starts an indexer, and resolves when it has stored everything that the node has. */
export async function runToHead(
  start: (options: NetworkIndexerOptions) => Promise<NetworkIndexer>,
  options: NetworkIndexerOptions,
  node: FakeNetworkNode,
  cleanups: (() => Promise<unknown>)[],
): Promise<NetworkIndexer> {
  let reach = () => {}
  const reached = new Promise<void>((resolve) => {
    reach = resolve
  })
  const indexer = await start({
    ...options,
    onProgress: ({ chains }) => {
      if (chains.every(({ chain, head }) => head?.height === node.chains[chain].length - 1)) reach()
    },
  })
  cleanups.push(() => indexer.stop())
  await Promise.race([reached, indexer.ended])
  return indexer
}
