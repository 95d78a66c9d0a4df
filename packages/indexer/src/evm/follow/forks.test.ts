import { EvmNode, RpcError } from "@serac/kits/nodes"
import { type BlockReference, ReorgTooDeepError } from "@serac/store"
import { expect, test } from "vitest"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { runHouse } from "../../../test/evm/house.ts"
import { MemoryWriter } from "../../../test/evm/memory-writer.ts"
import { NodeFault } from "../../core/index.ts"
import { readHeader } from "../node/header.ts"
import type { ChainNode } from "../node/node.ts"
import { Forks } from "./forks.ts"

const hashesOf = ({ blocks }: FakeChain) => blocks.map(({ block }) => block.hash)

test.each([1, 2, 3, 7, 40, 255])(
  "a reorg of %i blocks to a longer chain is followed from the common ancestor",
  async (depth) => {
    const node = new EvmNode(new FakeChain(300, { transactions: 1 }))
    const house = runHouse([node])
    await house.synced(node)
    node.chain.fork(depth, depth + 1, "other")
    await house.synced(node)
    expect(house.writer.hashes).toEqual(hashesOf(node.chain))
    expect(house.progress().reorgs).toBe(1)
    await house.stop()
  },
)

test.each([1, 5, 30])("a reorg of %i blocks to a chain that is not longer is followed when it lasts", async (depth) => {
  const node = new EvmNode(new FakeChain(100, { transactions: 1 }))
  const house = runHouse([node])
  await house.synced(node)
  node.chain.fork(depth, Math.max(1, depth - 2), "other")
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  await house.stop()
})

test("a reorg exactly as deep as can be undone is followed", async () => {
  const node = new EvmNode(new FakeChain(100, { transactions: 1 }))
  const house = runHouse([node], { writer: new MemoryWriter(16), reorgDepth: 16 })
  await house.synced(node)
  node.chain.fork(16, 16, "other")
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  await house.stop()
})

test("a reorg deeper than can be undone ends the indexer with words for an operator, and changes nothing", async () => {
  const node = new EvmNode(new FakeChain(100, { transactions: 1 }))
  const house = runHouse([node], { writer: new MemoryWriter(16), reorgDepth: 16 })
  await house.synced(node)
  const before = house.writer.hashes
  node.chain.fork(17, 20, "other")
  await house.clock.until(() => house.progress().state === "stopped")
  const error = await house.ended.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ReorgTooDeepError)
  expect(String(error)).toMatchInlineSnapshot(
    `"ReorgTooDeepError: Chain 43112: The node's chain leaves the stored one more than 16 blocks below block 99. Nothing was changed. If the node is right, run "serac reset --chain 43112" and it is indexed again; if not, correct its RPC URLs. Stored is block 99 0xf6541de36187e075fc8824a7cf13b869cdc1fefa27e171bddb24039535c2138b, the node shows block 100 0xf0a0f520c85f48a6615c91a60df3f0f61d7b43d8847868231e769ab310f367f2."`,
  )
  expect(house.progress().error).toBe((error as Error).message)
  expect(house.writer.hashes).toEqual(before)
})

test("a reorg found too deep three times ends everything, but what was found before one that was undone does not count", async () => {
  const stored = new FakeChain(30)
  const [deep, shallow] = [stored.copy(), stored.copy()]
  deep.fork(20, 21, "deep")
  shallow.fork(5, 6, "shallow")
  const writer = new MemoryWriter(16)
  const head = () => writer.blocks.at(-1) as BlockReference
  const store = (chain: FakeChain) => {
    writer.blocks = chain.blocks.map(({ block }) => readHeader(block)) as typeof writer.blocks
  }
  let doubts = 0
  const node: Pick<ChainNode, "header" | "doubt"> = {
    header: async (id) => {
      const found = [deep, shallow].map((chain) => chain.find(String(id))).find((block) => block !== undefined)
      return found && readHeader(found.block)
    },
    doubt: () => void doubts++,
  }
  const { signal } = new AbortController()
  const forks = new Forks({
    node: node as ChainNode,
    writer,
    chainId: "43112",
    reorgDepth: 16,
    signal,
    log: () => {},
  })
  const find = (chain: FakeChain) => forks.find(readHeader(chain.at(30).block), head())
  const tooDeep = async () => (await find(deep).catch((error: unknown) => error))?.constructor
  store(stored)
  expect([await tooDeep(), await tooDeep()]).toEqual([NodeFault, NodeFault])
  await forks.undo(await find(shallow), head())
  expect(writer.blocks.length).toBe(25)
  store(stored)
  expect([await tooDeep(), await tooDeep(), await tooDeep()]).toEqual([NodeFault, NodeFault, ReorgTooDeepError])
  expect(doubts).toBe(4)
})

test("a node whose chain began anew ends the indexer", async () => {
  const node = new EvmNode(new FakeChain(50, { transactions: 1 }))
  const house = runHouse([node])
  await house.synced(node)
  node.chain = new FakeChain(60, { transactions: 1 }, "anew")
  await house.clock.until(() => house.progress().state === "stopped")
  await expect(house.ended).rejects.toThrow("The node's first block is another than the stored one")
})

/** A C-Chain node returns this error for blocks that it does not have, where other nodes return null. */
const refusesLater = (node: EvmNode<FakeChain>) => {
  node.override = ({ method, params: [id] }) => {
    if (method === "eth_getBlockByNumber" && Number(id) >= node.chain.blocks.length)
      throw new RpcError(-32000, "cannot query unfinalized data")
    return undefined
  }
}

test.each([1, 2, 30])(
  "a node whose chain began anew, is lower, and refuses to tell of later blocks ends the indexer: %i blocks",
  async (length) => {
    const node = new EvmNode(new FakeChain(50, { transactions: 1 }))
    refusesLater(node)
    const house = runHouse([node])
    await house.synced(node)
    const before = house.writer.hashes
    node.chain = new FakeChain(length, { transactions: 1 }, "anew")
    await house.clock.until(() => house.progress().state === "stopped", 20_000)
    await expect(house.ended).rejects.toThrow(
      'The node\'s first block is another than the stored one: the node serves another chain, or one that began anew. Nothing was changed. If the node is right, run "serac reset --chain 43112"',
    )
    expect(house.writer.hashes).toEqual(before)
  },
)

test("while a lower chain cannot be compared with the stored one, nobody claims to follow", async () => {
  const node = new EvmNode(new FakeChain(50, { transactions: 1 }))
  const house = runHouse([node])
  await house.synced(node)
  node.chain = new FakeChain(20, { transactions: 1 }, "anew")
  node.override = ({ method }) => {
    if (method === "eth_getBlockByHash") throw new RpcError(-32601, "method not found")
    return undefined
  }
  await house.clock.until(() => house.progress().state === "retrying", 20_000)
  await house.clock.pass(30_000)
  const { state, error } = house.progress()
  expect([state, error]).toEqual(["retrying", "node-0.test: eth_getBlockByHash: -32601 method not found"])
  expect(house.progress()).not.toHaveProperty("nodeBehindSince")
  node.override = () => undefined
  await house.clock.until(() => house.progress().state === "stopped", 30_000)
  await expect(house.ended).rejects.toBeInstanceOf(ReorgTooDeepError)
})

test("a node that is only behind and refuses to tell of later blocks is told as behind, without a fault", async () => {
  const chain = new FakeChain(60)
  const node = new EvmNode(chain)
  refusesLater(node)
  const house = runHouse([node])
  await house.synced(node)
  node.chain = chain.beginning(40)
  await house.clock.pass(20_000)
  const { state, head, nodeHead, nodeHeadAt = 0, nodeBehindSince = 0, faults } = house.progress()
  expect({ state, head: head?.number, nodeHead, faults }).toEqual({
    state: "following",
    head: 59,
    nodeHead: 39,
    faults: 0,
  })
  expect(nodeHeadAt - nodeBehindSince).toBeGreaterThanOrEqual(18)
  node.chain = chain
  await house.clock.pass(2_000)
  expect(house.progress()).not.toHaveProperty("nodeBehindSince")
  await house.stop()
})

test("an endpoint that has become another chain's is left alone, and no reorg", async () => {
  const chain = new FakeChain(50, { transactions: 1 })
  const [strayed, sound] = [new EvmNode(chain), new EvmNode(chain)]
  const house = runHouse([strayed, sound], { writer: new MemoryWriter(16), reorgDepth: 16 })
  await house.synced(sound)
  strayed.chain = new FakeChain(60, { transactions: 1 }, "another")
  strayed.chainId = "0x1"
  chain.grow(5)
  await house.synced(sound)
  expect(house.writer.hashes).toEqual(hashesOf(chain))
  expect(house.progress().reorgs).toBe(0)
  await house.stop()
})

test("a reorg while it was not running is noticed", async () => {
  const node = new EvmNode(new FakeChain(50))
  const first = runHouse([node])
  await first.synced(node)
  await first.stop()
  node.chain.fork(10, 40, "other")
  const second = runHouse([node], { writer: first.writer })
  await second.synced(node)
  expect(second.writer.hashes).toEqual(hashesOf(node.chain))
  await second.stop()
})

test("a node that lags is no reorg and no gap", async () => {
  const full = new FakeChain(60)
  const node = new EvmNode(full)
  const house = runHouse([node])
  await house.synced(node)
  node.chain = full.beginning(40)
  await house.clock.pass(20_000)
  expect(house.writer.hashes).toEqual(hashesOf(full))
  full.grow(3)
  node.chain = full
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(full))
  expect(house.progress().reorgs).toBe(0)
  await house.stop()
})

test("nodes behind a load balancer that lag in turn are no reorg and no gap", async () => {
  const full = new FakeChain(60)
  const node = new EvmNode(full)
  let turn = 0
  node.intercept = () => {
    node.chain = turn++ % 2 === 0 ? full : full.beginning(-2)
    return undefined
  }
  const house = runHouse([node])
  await house.clock.until(() => house.writer.blocks.length === 60)
  for (let block = 0; block < 10; block++) {
    full.grow(1)
    await house.clock.until(() => house.writer.blocks.length === full.blocks.length)
  }
  expect(house.writer.hashes).toEqual(hashesOf(full))
  expect(house.progress().reorgs).toBe(0)
  await house.stop()
})

test("nodes behind a load balancer on two forks of one length do not undo what is stored", async () => {
  const ours = new FakeChain(60)
  const theirs = ours.copy()
  ours.fork(2, 2, "ours")
  theirs.fork(2, 2, "theirs")
  const node = new EvmNode(ours)
  const house = runHouse([node])
  await house.synced(node)
  let turn = 0
  node.intercept = () => {
    node.chain = turn++ % 2 === 0 ? theirs : ours
    return undefined
  }
  await house.clock.pass(60_000)
  expect(house.writer.hashes).toEqual(hashesOf(ours))
  expect(house.progress().reorgs).toBe(0)
  await house.stop()
})

test("a block and receipts of different forks are never stored together", async () => {
  const ours = new FakeChain(30)
  const theirs = ours.copy()
  ours.fork(1, 1, "ours")
  theirs.fork(1, 1, "theirs")
  const node = new EvmNode(ours)
  let mixed = 0
  node.override = ({ method, params }) => {
    if (
      method !== "eth_getBlockReceipts" ||
      mixed >= 3 ||
      !(Number(params[0]) === 29 || params[0] === ours.blocks[29]?.block.hash)
    )
      return undefined
    mixed++
    return theirs.blocks[29]?.receipts
  }
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(ours))
  expect(mixed).toBe(3)
  expect(house.progress().faults).toBeGreaterThanOrEqual(3)
  await house.stop()
})
