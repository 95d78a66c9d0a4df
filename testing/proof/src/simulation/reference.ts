import { dump, type Store } from "@serac/store"
import type { SimulatedBlock } from "./chain/block.ts"
import { World } from "./chain/world.ts"
import { linesOfUninterrupted } from "./engine/uninterrupted.ts"
import { Life } from "./life.ts"
import { SimulatedEndpoint } from "./node/endpoint.ts"
import { startProcess } from "./process.ts"

const settings = { pollInterval: 500, concurrency: 8, maxBufferBytes: undefined, timeout: 20_000 }

/** The stored data of a chain, as text, without the times at which it was read. */
export async function chainLines(store: Store, chainId: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dump(store, chainId))
    lines.push(line.replace(/\\"metadataLastUpdatedTimestamp\\":\d+,?/, ""))
  return lines
}

/** Whether every contract and NFT was read, and no read failed because of the node. */
export async function isRead(store: Store, chainId: string): Promise<boolean> {
  const lines = await chainLines(store, chainId)
  return !lines.some((line) => unread.some((pattern) => pattern.test(line)))
}

const unread = [/^evm_contract .*"erc_type":null/, /^evm_nft .*("metadata":null|"UNKNOWN|"UNINDEXED)/]

/** The store's content after uninterrupted indexing of a chain from a node without faults. */
export function referenceLines(tip: SimulatedBlock, chainId: string, traces: boolean): Promise<readonly string[]> {
  return linesOfUninterrupted({
    startsAt: (tip.timestamp + 1) * 1000,
    async start({ store, clock, random }) {
      const world = World.of(tip)
      const endpoint = new SimulatedEndpoint({
        url: "http://reference.test",
        world,
        foreign: world,
        chainId: Number(chainId),
        brand: { traces, blockReceipts: "by hash", keepsForks: false, maxBatch: 1000 },
        random,
        isShallow: () => true,
        onShown: () => {},
      })
      const writer = await store.openWriter(chainId, { reorgDepth: 1 })
      const surroundings = {
        chainId,
        endpoints: [endpoint],
        feed: undefined,
        clock,
        settings,
        reorgDepth: 1,
        log: () => {},
        reader: store.chain(chainId),
      }
      return { process: startProcess(surroundings, writer, new Life()), writer }
    },
    async reached({ store, clock }) {
      while ((await clock.outside(store.chain(chainId).status()))?.head.hash !== tip.hash) await clock.sleep(1000)
      while (!(await clock.outside(isRead(store, chainId)))) await clock.sleep(10_000)
    },
    lines: (store) => chainLines(store, chainId),
  })
}
