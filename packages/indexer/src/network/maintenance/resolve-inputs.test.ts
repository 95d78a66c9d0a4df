import { formatId, parseHex } from "@serac/chain"
import { RpcError } from "@serac/kits/nodes"
import type { UtxoRow } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { MemoryNetworkWriter } from "../../../test/network/memory-network-writer.ts"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { NetworkTracker } from "../network-tracker.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import { networkNames } from "../render/names.ts"
import { chainIdentities } from "../require-network.ts"
import { Credentials } from "../x/credentials.ts"
import { xBatch } from "../x/x-batch.ts"
import { readXBlock } from "../x/x-block.ts"
import { Notes } from "./notes.ts"
import { InputResolver } from "./resolve-inputs.ts"

const first = 20
const graphTime = 1_607_144_400

/** The X-Chain's blocks from one on, as if those before it were in a DAG that cannot be read block by block. */
async function setting() {
  const clock = new VirtualClock()
  const writer = new MemoryNetworkWriter()
  const names = networkNames(recordedNetwork)
  const fake = new FakeNetworkNode()
  const network = { ...recordedNetwork, nodeUrls: ["http://node.test"] }
  const log = () => {}
  const node = createNetworkNode({ network, clock, log, fetch: fake.fetch })
  const blocks = recordedChains.X.map(({ bytes }) =>
    readXBlock(parseHex(bytes, "hexnc"), undefined, chainIdentities(network).X),
  )
  const context = { names, credentials: new Credentials(), writer }
  const append = async (some: typeof blocks) => {
    const batch = await xBatch(some, [], context)
    const last = some.at(-1)
    if (!last || !some[0]) throw new Error("no blocks")
    const head = { height: last.height, id: last.id, timestamp: last.timestamp }
    const progress = { head, from: 0, parentId: some[0].parentId, nodeHeight: 57, now: 0 }
    await writer.append(batch, progress)
  }
  const tracker = new NetworkTracker(1337, clock, log)
  const heights = { P: 134, X: 57, C: 169 }
  const store = (chain: "P" | "X" | "C", height: number) =>
    tracker.chains[chain].stored({ height, id: new Uint8Array(32), timestamp: 0 })
  for (const chain of ["P", "X", "C"] as const) store(chain, heights[chain])
  /** Runs the work while the chains are polled. */
  const polled = async (work: Promise<void>, longest = 120_000) => {
    let isDone = false
    void work.then(() => {
      isDone = true
    })
    const end = clock.now() + longest
    while (!isDone && clock.now() < end) {
      for (const chain of ["P", "X", "C"] as const) tracker.chains[chain].observed(heights[chain])
      await clock.pass(1_000)
    }
    return isDone
  }
  const { signal } = new AbortController()
  const notes = new Notes(writer, tracker)
  const resolver = new InputResolver({ network, node, writer, tracker, notes, names, clock, log, signal })
  return { writer, fake, blocks, append, tracker, resolver, store, polled }
}

const brief = ({ txId, outputIndex, amount, createdOn, consumedOn, height, timestamp }: UtxoRow) => ({
  key: `${formatId(txId)} ${outputIndex}`,
  amount,
  createdOn,
  consumedOn,
  height,
  timestamp,
})

test("inputs whose UTXO no block made are found in the transactions that made them, with the time of the first block", async () => {
  const { writer, append, blocks, resolver, tracker, polled } = await setting()
  await append(blocks.slice(first))
  const missing = await writer.unresolved(100)
  expect(missing.length).toBeGreaterThan(3)
  const before = new Set(writer.utxoRows.keys())
  expect(await polled(resolver.run())).toBe(true)
  const left = await writer.unresolved(100)
  const added = [...writer.utxoRows].filter(([key]) => !before.has(key)).map(([, row]) => row)
  expect(added.length + left.length).toBe(missing.length)
  // Exports of the C-Chain, which are in no DAG, and the asset that block 0 would have created.
  expect(new Set(left.map(({ txId }) => formatId(txId)))).toEqual(
    new Set([
      recordedNetwork.avaxAssetId,
      "2ptrXzAW3XDmKshAtPHxsyKXQNUs5ADY7pAoxxurg7V9qCUmSi",
      "ex4Zh45NnGTRpNcuFYbq29BdK2u6phoKoutSSyd7ERMcY68CR",
    ]),
  )
  const whole = await setting()
  await whole.append(whole.blocks)
  expect(added.map(brief)).toEqual(
    added.map((row) => {
      const honest = [...whole.writer.utxoRows.values()].find((one) => Buffer.compare(one.id, row.id) === 0)
      // Exports of the P-Chain are not among the X-Chain's blocks.
      return honest ? { ...brief(honest), height: 0, timestamp: graphTime } : { ...brief(row), createdOn: "P" }
    }),
  )
  expect(tracker.notes).toEqual([expect.stringContaining("The X-Chain's history before its first block")])
})

test("what no node knows is not asked for again and again", async () => {
  const { append, blocks, resolver, fake, writer, polled } = await setting()
  await append(blocks.slice(first))
  fake.override = ({ method }) => {
    if (method.endsWith(".getTx")) throw new RpcError(-32000, "not found")
    return undefined
  }
  const asked = () => fake.methods.filter((method) => method.endsWith(".getTx")).length
  const known = await writer.unresolved(100)
  await polled(resolver.run())
  const once = asked()
  expect(once).toBeGreaterThan(0)
  await polled(resolver.run())
  expect(asked()).toBe(once)
  expect(await writer.unresolved(100)).toEqual(known)
})

test("it waits until the chains are stored as far as the nodes are: what is missing may be on its way", async () => {
  const { append, blocks, resolver, fake, store, polled } = await setting()
  await append(blocks.slice(first))
  store("P", 100)
  const work = resolver.run()
  expect(await polled(work)).toBe(false)
  expect(fake.methods).not.toContain("avm.getTx")
  store("P", 134)
  expect(await polled(work)).toBe(true)
  expect(fake.methods).toContain("avm.getTx")
})
