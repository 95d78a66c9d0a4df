import { EvmNode, type NodeCall } from "@serac/kits/nodes"
import { createDatabase } from "@serac/kits/postgres"
import { dump, openStore, type Store, type StoreLocation, verifyingChain } from "@serac/store"
import { afterAll, describe, expect, inject, test, vi } from "vitest"
import { createNode } from "../../../packages/indexer/src/evm/node/node.ts"
import type { IndexerProgress } from "../../../packages/indexer/src/evm/progress.ts"
import { Parties, verifyChain } from "../../../packages/indexer/src/evm/reconciliation/index.ts"
import { runIndexer } from "../../../packages/indexer/src/evm/run-indexer.ts"
import { hurried } from "../../../packages/indexer/test/core/hurried-clock.ts"
import type { FakeChain } from "../../../packages/indexer/test/evm/fake-chain.ts"
import { lies, tell } from "../../../packages/indexer/test/evm/lies.ts"
import { recordedChain } from "../../../packages/indexer/test/evm/recorded-chain.ts"
import { verifyTools } from "../../../packages/indexer/test/evm/verified-context.ts"
import { makeTemporaryFolder, type TemporaryFolder } from "../src/kill/temporary-folder.ts"

const chainId = "43112"
const chain = { chainId, rpcUrls: ["http://node.test/"] }
const hurry = 100
const clock = hurried(hurry)
const folders: TemporaryFolder[] = []
afterAll(async () => {
  for (const folder of folders) await folder.remove()
})

const locations: Readonly<Record<string, () => Promise<StoreLocation>>> = {
  SQLite: async () => {
    const folder = await makeTemporaryFolder("serac-lies")
    folders.push(folder)
    return { kind: "sqlite", directory: folder.path }
  },
  PostgreSQL: async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }),
}

const isOfBlocks = ({ method, params: [, isWhole] }: NodeCall) =>
  method === "eth_getBlockReceipts" || (method.startsWith("eth_getBlockBy") && isWhole === true)

/** A proxy of a recorded chain's node that falsifies each request for blocks in another way, until each possible falsification was used. */
function lyingNode(name: "c-chain" | "helicon") {
  const node = new EvmNode(recordedChain(name))
  const { blocks } = node.chain
  const left = new Set(Object.keys(lies).filter((lie) => blocks.some((block, at) => at > 0 && tell(lie, block))))
  const kinds = left.size
  let lie: string | undefined
  let lastAt = 0
  node.intercept = (calls) => {
    if (!calls.some(isOfBlocks)) return undefined
    // A falsification that does not fit the requested blocks is tried again later.
    if (lie !== undefined && left.delete(lie)) left.add(lie)
    ;[lie] = left
    return undefined
  }
  node.override = (call) => {
    const block = isOfBlocks(call) ? node.chain.find(String(call.params[0])) : undefined
    const told = block && block !== blocks[0] && lie !== undefined ? tell(lie, block) : undefined
    if (told && lie !== undefined) {
      left.delete(lie)
      lastAt = performance.now()
    }
    return call.method === "eth_getBlockReceipts" ? told?.receipts : told?.block
  }
  return { node, kinds, isDone: () => left.size === 0, lastAt: () => lastAt }
}

/** Indexes a node until all of its blocks are stored. */
async function index(
  { fetch, chain: { head } }: EvmNode<FakeChain>,
  location: StoreLocation,
): Promise<IndexerProgress> {
  const store = await openStore(location)
  const writer = await store.openWriter(chainId)
  const log = () => {}
  const stopping = new AbortController()
  let progress: IndexerProgress | undefined
  const running = runIndexer({
    ...{ chain, writer, clock, log, verifyTools, verify: "full", pollInterval: 500, signal: stopping.signal },
    node: createNode({ chain, clock, log, fetch, traces: "off" }),
    onProgress: (next) => {
      progress = next
    },
  })
  try {
    await vi.waitUntil(() => progress?.state === "following" && progress.head?.number === head, {
      timeout: 50_000,
      interval: 20,
    })
    return progress as unknown as IndexerProgress
  } finally {
    stopping.abort(new Error("stopped"))
    await running
    await writer.close()
    await store.close()
  }
}

async function linesOf(store: Store): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dump(store, chainId)) lines.push(line)
  return lines
}

/** What `serac verify --all` does: rows against each other, and all blocks against an honest node. */
async function verified(location: StoreLocation, { fetch }: EvmNode<FakeChain>) {
  const store = await openStore(location)
  try {
    const reader = verifyingChain(store, chainId)
    const { inconsistencies } = await reader.check()
    const node = createNode({ chain, clock, log: () => {}, fetch, traces: "off" })
    const { signal } = new AbortController()
    const sides = { reader, node, parties: new Parties() }
    const { differences, skipped, compared } = await verifyChain(sides, { clock, signal })
    return { inconsistencies, differences, skipped, blocks: compared.block, lines: await linesOf(store) }
  } finally {
    await store.close()
  }
}

describe.each([
  ["before", "c-chain"],
  ["after", "helicon"],
] as const)("%s Helicon", (_, name) => {
  test.each(Object.keys(locations))(
    "of lies of more than twenty kinds none becomes a row of %s, and all of it verifies",
    async (kind) => {
      const honest = new EvmNode(recordedChain(name))
      const [trueLocation, location] = await Promise.all([locations.SQLite?.(), locations[kind]?.()])
      if (trueLocation === undefined || location === undefined) throw new Error("there is no such store")
      await index(honest, trueLocation)
      const { node, kinds, isDone, lastAt } = lyingNode(name)
      const { metrics, unverified } = await index(node, location)
      const seconds = ((performance.now() - lastAt()) * hurry) / 1000
      // The indexer's clock is faster, so that the time of the machine counts a hundred times.
      console.log(
        `${kinds} kinds of lies: all blocks are stored, and true, at most ${seconds.toFixed(0)} s after the last one`,
      )
      expect({ isDone: isDone(), unverified }).toEqual({ isDone: true, unverified: undefined })
      expect(kinds).toBeGreaterThan(20)
      expect(metrics?.untrueAnswers).toBeGreaterThan(20)
      const { lines } = await verified(trueLocation, honest)
      const clean = { inconsistencies: [], differences: [], skipped: [], blocks: honest.chain.blocks.length }
      expect(await verified(location, honest)).toEqual({ ...clean, lines })
    },
    55_000,
  )
})
