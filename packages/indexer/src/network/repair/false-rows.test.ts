import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { dumpNetwork, openStore, type StoreLocation } from "@serac/store"
import { afterEach, expect, test, vi } from "vitest"
import { hurried } from "../../../test/core/hurried-clock.ts"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { otherChains } from "../../../test/network/forged-blocks.ts"
import { genesisText, recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import type { NetworkIndexerOptions } from "../options.ts"
import { runNetworkWith } from "../run-with-network-writer.ts"

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

const cut = { P: 12, X: 6, C: 20 }

/** A node without an index, whose blocks come without proposers. */
function nodeAt(heights: Readonly<Record<"P" | "X" | "C", number>>): FakeNetworkNode {
  const node = new FakeNetworkNode()
  node.offersIndex = false
  // What it reports is of its last recorded block.
  node.override = ({ method }) => (method === "platform.getUTXOs" ? { numFetched: "0", utxos: [] } : undefined)
  node.cut(heights)
  return node
}

/** An indexer of a node, with a store of its own and a fast clock. */
async function indexerOf(node: FakeNetworkNode, options: Partial<NetworkIndexerOptions> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "serac-false-rows-"))
  folders.push(folder)
  const location: StoreLocation = { kind: "sqlite", directory: join(folder, "store") }
  const store = await openStore(location)
  const network = { ...recordedNetwork, nodeUrls: ["http://node.test"] }
  const writer = await store.openNetworkWriter(network.networkId)
  const fetch: typeof globalThis.fetch = (input, init) => node.fetch(input, init)
  const states = new Set<string>()
  const indexer = runNetworkWith(
    {
      ...{ network, store: location, genesis: genesisText, reconciliation: "off", pollInterval: 1_000 },
      repairDirectory: join(folder, "again"),
      ...options,
      onProgress: ({ state }) => states.add(state),
    },
    writer,
    { clock: hurried(100), fetch },
  )
  return {
    indexer,
    states,
    synced: () =>
      vi.waitUntil(
        () =>
          indexer.progress.state === "following" &&
          indexer.progress.chains.every(({ chain, head }) => head?.height === node.chains[chain].length - 1),
        { timeout: 40_000, interval: 10 },
      ),
    async linesAfterStop(): Promise<readonly string[]> {
      await indexer.stop()
      const lines: string[] = []
      for await (const line of dumpNetwork(store, network.networkId)) if (isOfBlocks(line)) lines.push(line)
      await store.close()
      return lines
    },
  }
}

/** What nodes say of stakers, and what is found beside the blocks, may be stored later. */
const isOfBlocks = (line: string) => !/^primary_(observation|network|proposed|summed) /.test(line)

async function honestLines(heights: typeof cut, options: Partial<NetworkIndexerOptions> = {}) {
  const { synced, linesAfterStop } = await indexerOf(nodeAt(heights), options)
  await synced()
  return linesAfterStop()
}

test("false last blocks that all answers agreed on are replaced once the node is honest, with what followed from them", async () => {
  const node = nodeAt(cut)
  for (const chain of ["P", "X", "C"] as const) node.chains = await otherChains(chain, node.chains)
  const { synced, states, indexer, linesAfterStop } = await indexerOf(node)
  await synced()
  node.cut(cut)
  await vi.waitUntil(() => states.has("retrying"), { timeout: 40_000, interval: 5 })
  expect(indexer.progress.error).toMatch(/the same blocks below: the stored one is false/)
  await synced()
  // It goes on from there.
  const longer = { P: 14, X: 8, C: 22 }
  node.cut(longer)
  await synced()
  expect(states).not.toContain("stopped")
  expect(await linesAfterStop()).toEqual(await honestLines(longer))
}, 50_000)

test("a false first block of the P-Chain is replaced where no genesis file shows that it is false", async () => {
  const node = nodeAt({ ...cut, P: 0 })
  node.chains = await otherChains("P", node.chains)
  const without = { genesis: undefined } as never
  const { synced, linesAfterStop } = await indexerOf(node, without)
  await synced()
  node.cut(cut)
  await synced()
  expect(await linesAfterStop()).toEqual(await honestLines(cut, without))
}, 50_000)
