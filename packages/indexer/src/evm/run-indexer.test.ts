import { EvmNode, RpcError } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { VirtualClock } from "../../test/core/virtual-clock.ts"
import { FakeChain } from "../../test/evm/fake-chain.ts"
import { runHouse } from "../../test/evm/house.ts"
import { MemoryWriter } from "../../test/evm/memory-writer.ts"
import { WrongChainError } from "../core/index.ts"

const hashesOf = ({ blocks }: FakeChain) => blocks.map(({ block }) => block.hash)

test("everything up to the head is stored, in order, each block once", async () => {
  const node = new EvmNode(new FakeChain(300, { transactions: 3 }))
  const house = runHouse([node])
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  expect(house.writer.batches.flatMap(({ transactions }) => transactions).length).toBe(299 * 3)
  expect(house.writer.batches.flatMap(({ transfers }) => transfers).length).toBe(299 * 3)
  await house.stop()
})

test("the head is followed, block by block, by hash", async () => {
  const node = new EvmNode(new FakeChain(3))
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

test("what background work asks of the writer, and its turn, come after the new block that is in hand", async () => {
  const node = new EvmNode(new FakeChain(3))
  const clock = new VirtualClock()
  const done: string[] = []
  const writer = new MemoryWriter()
  writer.dueBalances = async () => void done.push(`asked at ${writer.blocks.length} blocks`)
  let work = async () => {}
  const house = runHouse([node], {
    clock,
    writer,
    backgroundTask: (shared, turn) => {
      work = async () => {
        await Promise.all([
          shared.dueBalances(1, 0),
          turn().then(() => done.push(`turn at ${writer.blocks.length} blocks`)),
        ])
      }
      return { wake: () => {}, stop: async () => {} }
    },
  })
  await house.synced(node)
  node.chain.grow(1)
  let began: Promise<void> | undefined
  node.intercept = async ([call]) => {
    if (call?.method !== "eth_getBlockByHash") return undefined
    began = work()
    await clock.sleep(40)
    return undefined
  }
  await house.synced(node)
  await clock.until(() => done.length === 2)
  await began
  expect(done.toSorted()).toEqual(["asked at 4 blocks", "turn at 4 blocks"])
  await house.stop()
})

test("what was stored is gone on with", async () => {
  const node = new EvmNode(new FakeChain(50))
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

test("a head that the node only claims makes no block too old to be undone", async () => {
  const node = new EvmNode(new FakeChain(20))
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

test("an endpoint of another chain is not used, and its operator is told", async () => {
  const wrong = new EvmNode(new FakeChain(20, {}, "wrong"))
  wrong.chainId = "0x1"
  const right = new EvmNode(new FakeChain(20))
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
  const wrong = new EvmNode(new FakeChain(20))
  wrong.chainId = "0x1"
  const house = runHouse([wrong])
  await house.clock.until(() => house.progress()?.state === "stopped")
  await expect(house.ended).rejects.toBeInstanceOf(WrongChainError)
  expect(house.writer.blocks).toEqual([])
})

test("endpoints that say they serve another chain, once one has served the right one, are waited for", async () => {
  const node = new EvmNode(new FakeChain(20))
  const house = runHouse([node])
  await house.synced(node)
  node.chainId = "0x1"
  let failures = 1
  node.intercept = () => {
    if (failures-- > 0) throw new TypeError("fetch failed")
    return undefined
  }
  const states = new Set<string>()
  await house.clock.pass(8_000)
  for (let second = 0; second < 200; second++) {
    await house.clock.pass(1_000)
    states.add(`${house.progress().state} ${house.progress().error}`)
  }
  expect([...states]).toEqual(["retrying node-0.test: serves chain 1, not 43112"])
  node.chain.grow(5)
  node.chainId = "0xa868"
  await house.synced(node)
  const errors = house.logged.filter(({ level }) => level === "error")
  expect(errors.length).toBeGreaterThan(2)
  await house.stop()
})

test("a store that fails ends the indexer with its error", async () => {
  const node = new EvmNode(new FakeChain(20))
  const writer = new MemoryWriter()
  writer.onAppend = () => {
    throw new Error("disk full")
  }
  const house = runHouse([node], { writer })
  await house.clock.until(() => house.progress()?.state === "stopped")
  await expect(house.ended).rejects.toThrow("disk full")
})

test("stopping waits for what is being stored, and ends without an error", async () => {
  const node = new EvmNode(new FakeChain(20))
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
  expect(house.progress().state).toBe("stopped")
  expect("error" in house.progress()).toBe(false)
})

test("progress goes from starting over backfill to following, and tells rates", async () => {
  const node = new EvmNode(new FakeChain(400, { transactions: 2 }))
  const states = new Set<string>()
  const writer = new MemoryWriter()
  const house = runHouse([node], { writer, maxBufferBytes: 100_000 })
  writer.onAppend = async () => {
    states.add(house.progress().state)
    await house.clock.sleep(200)
  }
  await house.clock.until(() => house.progress() !== undefined)
  states.add(house.progress().state)
  await house.synced(node)
  await house.clock.pass(50)
  states.add(house.progress().state)
  expect([...states]).toEqual(["starting", "backfilling", "following"])
  const { blocksPerSecond, transactionsPerSecond, transfersPerSecond, secondsLeft, metrics, ...rest } = house.progress()
  const seconds = expect.any(Number)
  expect(metrics).toEqual({
    batchSeconds: seconds,
    storeSeconds: seconds,
    queueBytes: expect.any(Number),
    untrueAnswers: 0,
  })
  expect(transactionsPerSecond / blocksPerSecond).toBeCloseTo(2, 1)
  expect(transfersPerSecond).toBe(transactionsPerSecond)
  expect(secondsLeft).toBe(undefined)
  expect(rest).toEqual({
    chainId: "43112",
    state: "following",
    head: { number: 399, hash: node.chain.blocks[399]?.block.hash, timestamp: 1_700_000_798 },
    nodeHead: 399,
    nodeHeadAt: Math.floor(house.clock.now() / 1000),
    reorgs: 0,
    faults: 0,
    quarantined: 0,
    restarts: 0,
  })
  await house.stop()
})

test("while the node fails the state is retrying, with the reason and without a secret", async () => {
  const node = new EvmNode(new FakeChain(20))
  node.override = () => {
    throw new RpcError(-32000, "something is on fire")
  }
  const house = runHouse([node])
  await house.clock.until(() => house.progress()?.state === "retrying")
  expect(house.progress().error).toBe("node-0.test: eth_chainId: -32000 something is on fire")
  node.override = () => undefined
  await house.synced(node)
  expect(house.progress().state).toBe("following")
  await house.stop()
})
