import { ReorgTooDeepError } from "@serac/store"
import { expect, test } from "vitest"
import { FakeChain } from "../test/fake-chain.ts"
import { FakeNode, Refusal } from "../test/fake-node.ts"
import { runHouse } from "../test/house.ts"
import { MemoryWriter } from "../test/memory-writer.ts"
import { VirtualClock } from "../test/virtual-clock.ts"
import { WrongChainError } from "./wrong-chain-error.ts"

const hashesOf = ({ blocks }: FakeChain) => blocks.map(({ block }) => block.hash)

test("everything up to the head is stored, in order, each block once", async () => {
  const node = new FakeNode(new FakeChain(300, { transactions: 3 }))
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  expect(house.writer.batches.flatMap(({ transactions }) => transactions).length).toBe(299 * 3)
  expect(house.writer.batches.flatMap(({ transfers }) => transfers).length).toBe(299 * 3)
  await house.stop()
})

test("the head is followed, block by block, by hash", async () => {
  const node = new FakeNode(new FakeChain(3))
  const house = runHouse([node])
  await house.synced(node)
  for (let block = 0; block < 5; block++) {
    node.chain.grow(1)
    node.requests.length = 0
    await house.synced(node)
    const hash = node.chain.blocks.at(-1)?.block.hash
    expect(node.requests.find((calls) => calls.length === 2)?.map(({ method, params }) => [method, params[0]])).toEqual(
      [
        ["eth_getBlockByHash", hash],
        ["eth_getBlockReceipts", hash],
      ],
    )
  }
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  await house.stop()
})

test.each([1, 2, 3, 7, 40, 255])(
  "a reorg of %i blocks to a longer chain is followed from the common ancestor",
  async (depth) => {
    const node = new FakeNode(new FakeChain(300, { transactions: 1 }))
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
  const node = new FakeNode(new FakeChain(100, { transactions: 1 }))
  const house = runHouse([node])
  await house.synced(node)
  node.chain.fork(depth, Math.max(1, depth - 2), "other")
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  await house.stop()
})

test("a reorg deeper than can be undone ends the indexer with words for an operator, and changes nothing", async () => {
  const node = new FakeNode(new FakeChain(100, { transactions: 1 }))
  const house = runHouse([node], { writer: new MemoryWriter(16), reorgDepth: 16 })
  await house.synced(node)
  const before = house.writer.hashes
  node.chain.fork(17, 20, "other")
  await house.clock.until(() => house.progress().phase === "stopped")
  const error = await house.ended.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ReorgTooDeepError)
  expect(String(error)).toMatchInlineSnapshot(
    `"ReorgTooDeepError: Chain 43112: The node's chain leaves the stored one more than 16 blocks below block 99. Nothing was changed. If the node is right, delete the chain's data and index it again; if not, correct its RPC URLs."`,
  )
  expect(house.progress().error).toBe((error as Error).message)
  expect(house.writer.hashes).toEqual(before)
})

test("a node whose chain began anew ends the indexer", async () => {
  const node = new FakeNode(new FakeChain(50, { transactions: 1 }))
  const house = runHouse([node])
  await house.synced(node)
  node.chain = new FakeChain(60, { transactions: 1 }, "anew")
  await house.clock.until(() => house.progress().phase === "stopped")
  await expect(house.ended).rejects.toThrow("The node's first block is another than the stored one")
})

test("what was stored is gone on with", async () => {
  const node = new FakeNode(new FakeChain(50))
  const first = runHouse([node])
  await first.synced(node)
  await first.stop()
  node.chain.grow(70)
  node.requests.length = 0
  const second = runHouse([node], { writer: first.writer })
  await second.synced(node)
  expect(second.writer.hashes).toEqual(hashesOf(node.chain))
  const asked = node.requests
    .flat()
    .filter(({ method, params }) => method === "eth_getBlockByNumber" && params[1] === true)
  expect(Math.min(...asked.map(({ params }) => Number(params[0])))).toBe(50)
  await second.stop()
})

test("a reorg while it was not running is noticed", async () => {
  const node = new FakeNode(new FakeChain(50))
  const first = runHouse([node])
  await first.synced(node)
  await first.stop()
  node.chain.fork(10, 40, "other")
  const second = runHouse([node], { writer: first.writer })
  await second.synced(node)
  expect(second.writer.hashes).toEqual(hashesOf(node.chain))
  await second.stop()
})

test("a head that the node only claims makes no block too old to be undone", async () => {
  const node = new FakeNode(new FakeChain(20))
  const writer = new MemoryWriter()
  const append = writer.append.bind(writer)
  const told: { readonly nodeHead: number; readonly reached?: number }[] = []
  writer.append = (batch, progress) => {
    told.push(progress)
    return append(batch, progress)
  }
  let claims = 3
  node.override = ({ method, params }) =>
    method === "eth_getBlockByNumber" && params[0] === "latest" && claims-- > 0
      ? { ...node.chain.blocks.at(-1)?.block, number: "0xffffffff" }
      : undefined
  const clock = new VirtualClock()
  node.intercept = async () => {
    await clock.sleep(5)
    return undefined
  }
  const house = runHouse([node], { writer, clock })
  await clock.until(() => writer.blocks.length > 0)
  expect(told.map(({ nodeHead }) => nodeHead)).toContain(0xffffffff)
  await house.synced(node)
  expect(told.map(({ reached = Number.POSITIVE_INFINITY }) => reached).filter((reached) => reached > 19)).toEqual([])
  await house.stop()
})

test("a node that lags is no reorg and no gap", async () => {
  const full = new FakeChain(60)
  const node = new FakeNode(full)
  const house = runHouse([node])
  await house.synced(node)
  const lagging = full.copy()
  lagging.blocks = lagging.blocks.slice(0, 40)
  node.chain = lagging
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
  const node = new FakeNode(full)
  const lagging = () => {
    const copy = full.copy()
    copy.blocks = copy.blocks.slice(0, -2)
    return copy
  }
  let turn = 0
  node.intercept = () => {
    node.chain = turn++ % 2 === 0 ? full : lagging()
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
  const node = new FakeNode(ours)
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
  const node = new FakeNode(ours)
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

test("an endpoint of another chain is not used, and its operator is told", async () => {
  const wrong = new FakeNode(new FakeChain(20, {}, "wrong"))
  wrong.chainId = "0x1"
  const right = new FakeNode(new FakeChain(20))
  const house = runHouse([wrong, right])
  await house.synced(right)
  expect(house.writer.hashes).toEqual(hashesOf(right.chain))
  expect(wrong.methods).toEqual(["eth_chainId"])
  expect(house.logged).toContainEqual({
    level: "error",
    message: "An RPC URL serves another chain and is not used",
    facts: { host: "node-0.test", expected: "43112", served: "1" },
  })
  await house.stop()
})

test("endpoints of another chain alone end the indexer", async () => {
  const wrong = new FakeNode(new FakeChain(20))
  wrong.chainId = "0x1"
  const house = runHouse([wrong])
  await house.clock.until(() => house.progress()?.phase === "stopped")
  await expect(house.ended).rejects.toBeInstanceOf(WrongChainError)
  expect(house.writer.blocks).toEqual([])
})

test("a store that fails ends the indexer with its error", async () => {
  const node = new FakeNode(new FakeChain(20))
  const writer = new MemoryWriter()
  writer.onAppend = () => {
    throw new Error("disk full")
  }
  const house = runHouse([node], { writer })
  await house.clock.until(() => house.progress()?.phase === "stopped")
  await expect(house.ended).rejects.toThrow("disk full")
})

test("stopping waits for what is being stored, and ends without an error", async () => {
  const node = new FakeNode(new FakeChain(20))
  const writer = new MemoryWriter()
  let finish = () => {}
  writer.onAppend = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const house = runHouse([node], { writer })
  await house.clock.until(() => finish.toString() !== "() => {}")
  let hasStopped = false
  const stopped = house.stop().then(() => {
    hasStopped = true
  })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(hasStopped).toBe(false)
  finish()
  await stopped
  expect(house.writer.blocks.length).toBeGreaterThan(0)
  expect(house.progress().phase).toBe("stopped")
  expect("error" in house.progress()).toBe(false)
})

test("progress goes from starting over backfill to following, and tells rates", async () => {
  const node = new FakeNode(new FakeChain(400, { transactions: 2 }))
  const phases = new Set<string>()
  const writer = new MemoryWriter()
  const house = runHouse([node], { writer, maxBufferBytes: 100_000 })
  writer.onAppend = async () => {
    phases.add(house.progress().phase)
    await house.clock.sleep(200)
  }
  await house.clock.until(() => house.progress() !== undefined)
  phases.add(house.progress().phase)
  await house.synced(node)
  await house.clock.pass(50)
  phases.add(house.progress().phase)
  expect([...phases]).toEqual(["starting", "backfill", "following"])
  const { blocksPerSecond, transactionsPerSecond, transfersPerSecond, secondsLeft, ...rest } = house.progress()
  expect(transactionsPerSecond / blocksPerSecond).toBeCloseTo(2, 1)
  expect(transfersPerSecond).toBe(transactionsPerSecond)
  expect(secondsLeft).toBe(undefined)
  expect(rest).toEqual({
    chainId: "43112",
    phase: "following",
    head: { number: 399, hash: node.chain.blocks[399]?.block.hash, timestamp: 1_700_000_798 },
    nodeHead: 399,
    reorgs: 0,
    faults: 0,
  })
  await house.stop()
})

test("while the node fails the phase is retrying, with the reason and without a secret", async () => {
  const node = new FakeNode(new FakeChain(20))
  node.override = () => {
    throw new Refusal(-32000, "something is on fire")
  }
  const house = runHouse([node])
  await house.clock.until(() => house.progress()?.phase === "retrying")
  expect(house.progress().error).toBe("node-0.test: eth_chainId: -32000 something is on fire")
  node.override = () => undefined
  await house.synced(node)
  expect(house.progress().phase).toBe("following")
  await house.stop()
})
