import { EvmNode, type NodeCall } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { NodesDifferError } from "../../src/core/index.ts"
import { chainReport } from "../../src/evm/chain-report.ts"
import { type BlockAnswers, decodeBlock } from "../../src/evm/decode/block.ts"
import { Parties } from "../../src/evm/decode/parties.ts"
import { RefusedTraces } from "../../src/evm/node/refused-traces.ts"
import { retryTraces } from "../../src/evm/repair/retry-traces.ts"
import { type FakeBlock, FakeChain } from "./fake-chain.ts"
import { type House, runHouse } from "./house.ts"
import { lies, tell } from "./lies.ts"
import { recordedChain } from "./recorded-chain.ts"

const names = Object.keys(lies)
const context = { chainId: "43112", parties: new Parties() }

type Name = "c-chain" | "helicon"

const isOfBlocks = ({ method, params: [, isWhole] }: NodeCall) =>
  method === "eth_getBlockReceipts" || (method.startsWith("eth_getBlockBy") && isWhole === true)

/** Makes a node return false blocks, except the first one. */
function falsify(node: EvmNode<FakeChain>, change: (block: FakeBlock) => BlockAnswers | undefined): void {
  node.override = (call) => {
    const block = isOfBlocks(call) ? node.chain.find(String(call.params[0])) : undefined
    const told = block && block !== node.chain.at(0) ? change(block) : undefined
    return call.method === "eth_getBlockReceipts" ? told?.receipts : told?.block
  }
}

/** A node of a recorded chain that applies another lie to each request for blocks, until it has used each applicable one. */
function lyingNode(name: Name) {
  const node = new EvmNode(recordedChain(name))
  const left = new Set(names.filter((lie) => node.chain.blocks.some((block, number) => number > 0 && tell(lie, block))))
  let lie: string | undefined
  node.intercept = (calls) => {
    if (!calls.some(isOfBlocks)) return undefined
    // A lie that did not apply to the requested blocks is tried again later.
    if (lie !== undefined && left.delete(lie)) left.add(lie)
    ;[lie] = left
    return undefined
  }
  falsify(node, (block) => {
    const told = lie === undefined ? undefined : tell(lie, block)
    if (told && lie !== undefined) left.delete(lie)
    return told
  })
  return { node, isDone: () => left.size === 0 }
}

/** The rows of each block that are stored at the end. */
function stored({ writer }: House) {
  const rows = new Map<number, readonly string[]>()
  for (const { blocks, transactions, transfers } of writer.batches) {
    for (const { number, fragment } of blocks) {
      const own = [...transactions, ...transfers].filter(({ blockNumber }) => blockNumber === number)
      rows.set(number, [fragment, ...own.map((row) => row.fragment)])
    }
  }
  return rows
}

const trueRows = (name: Name) =>
  new Map(
    recordedChain(name).blocks.map(({ block, receipts }, number) => {
      const decoded = decodeBlock({ number }, { block, receipts }, context)
      const rows = [...decoded.transactions, ...decoded.transfers]
      return [number, [decoded.block.fragment, ...rows.map(({ fragment }) => fragment)]]
    }),
  )

/** Whether every row that was ever stored is true. */
function isAlwaysTrue(house: House, name: Name): boolean {
  const all = trueRows(name)
  const fragments = new Set([...all.values()].flat())
  return house.writer.batches.every(({ blocks, transactions, transfers }) =>
    [...blocks, ...transactions, ...transfers].every(({ fragment }) => fragments.has(fragment)),
  )
}

test.each([
  ["c-chain", 256],
  ["helicon", 256],
  // Blocks that cannot be rolled back are held until a later block settles them.
  ["helicon", 4],
] as const)(
  "a node that tells one lie after the other of %s is asked until it tells the truth, and no lie stays (reorgs of %i blocks)",
  async (name, reorgDepth) => {
    const { node, isDone } = lyingNode(name)
    const house = runHouse([node], { verify: "full", reorgDepth })
    await house.synced(node)
    expect(isDone()).toBe(true)
    expect(stored(house)).toEqual(trueRows(name))
    expect(isAlwaysTrue(house, name)).toBe(true)
    expect(house.progress().unverified).toBe(undefined)
    await house.stop()
  },
)

test.each(["c-chain", "helicon"] as const)(
  "of two nodes of %s the one that verifies is believed, and the other is named",
  async (name) => {
    const [liar, honest] = [new EvmNode(recordedChain(name)), new EvmNode(recordedChain(name))]
    falsify(liar, (block) => tell("status", block) ?? tell("header miner", block))
    const house = runHouse([liar, honest], { reorgDepth: 64 })
    await house.synced(honest)
    expect(stored(house)).toEqual(trueRows(name))
    await house.clock.pass(2_000)
    expect(house.progress()).toMatchObject({
      state: "following",
      untrue: expect.stringMatching(/^node-0\.test gave \d+ answers? that cannot be true, the last at .*Z: block \d+/),
    })
    expect(house.progress().metrics?.untrueAnswers).toBeGreaterThan(0)
    expect(house.logged.filter(({ level }) => level === "warn")).toContainEqual({
      level: "warn",
      message: "What a node answered cannot be true; others are asked before it for a while",
      facts: { host: "node-0.test", chain: "43112", reason: expect.stringContaining("block ") },
    })
    await house.stop()
  },
)

test("a lie about receipts at the head is rolled back as soon as a later block settles them, and asked for again", async () => {
  const node = new EvmNode(recordedChain("helicon"))
  const { blocks } = node.chain
  node.chain.blocks = blocks.slice(0, 60)
  const house = runHouse([node])
  await house.synced(node)
  const lied = blocks.findIndex((block, number) => number >= 60 && tell("status", block))
  falsify(node, (block) =>
    block === blocks[lied] && house.progress().reorgs === 0 ? tell("status", block) : undefined,
  )
  while (node.chain.blocks.length < blocks.length) {
    node.chain.blocks = blocks.slice(0, node.chain.blocks.length + 1)
    await house.synced(node)
  }
  expect(house.progress().reorgs).toBe(1)
  expect(isAlwaysTrue(house, "helicon")).toBe(false)
  expect(stored(house)).toEqual(trueRows("helicon"))
  await house.stop()
})

test("a block that no node tells the truth of is waited for, and it is said which member is wrong", async () => {
  const node = new EvmNode(recordedChain("c-chain"))
  const honest = node.chain.at(20)
  node.chain.blocks[20] = { ...honest, ...tell("value", honest) } as typeof honest
  const house = runHouse([node])
  await house.clock.until(() => house.progress()?.state === "stuck")
  expect(house.writer.blocks).toHaveLength(20)
  expect(house.progress()).toMatchObject({
    stuckAt: 20,
    error: expect.stringMatching(
      /^block 20 cannot be read: node-0\.test: block 20: transaction 0: hash is "0x\w{64}", and must be 0x\w{64}, by its members\./,
    ),
  })
  await house.stop()
})

test("a chain whose headers are of an unknown form is indexed, and it is said that and why it is not verified", async () => {
  const node = new EvmNode(recordedChain("c-chain"))
  node.chain.blocks = node.chain.blocks.map((one) => ({ ...one, block: { ...one.block, stateRoot: undefined } }))
  const house = runHouse([node])
  await house.synced(node)
  await house.clock.until(() => house.progress().state === "following")
  expect(house.progress()).toMatchObject({ unverified: "its header cannot be hashed: it has no stateRoot" })
  expect(house.logged.filter(({ level }) => level === "warn")).toEqual([
    {
      level: "warn",
      message: "Blocks are stored as the node tells them: their headers cannot be verified",
      facts: { chainId: "43112", block: 0, reason: "its header cannot be hashed: it has no stateRoot" },
    },
  ])
  await house.stop()
})

test("headers that never hash to what the node says count as those of an unknown form after half a minute", async () => {
  const node = new EvmNode(recordedChain("c-chain"))
  node.chain.blocks = node.chain.blocks.map((one) => ({
    ...one,
    block: { ...one.block, ...{ miner: `0x${"7".repeat(40)}` } },
  }))
  const house = runHouse([node])
  await house.clock.pass(25_000)
  expect(house.writer.blocks).toEqual([])
  await house.synced(node)
  expect(house.progress().unverified).toMatch(/^hash is "0x\w{64}", and its header hashes to 0x\w{64}$/)
  await house.stop()
})

test("two nodes that differ at a height, where each verifies, stop the chain, and both hashes are shown", async () => {
  const [one, other] = [new FakeChain(20), new FakeChain(20)]
  const fork = new EvmNode(other)
  const house = runHouse([new EvmNode(one), fork], { comparesNodes: true })
  await house.synced(new EvmNode(one))
  await house.clock.pass(60_000)
  expect(house.progress().state).toBe("following")
  other.fork(3, 3, "other")
  await house.clock.until(() => house.progress().state === "stopped")
  const hashes = [one, other].map(({ blocks }) => blocks.at(-1)?.block.hash)
  await expect(house.ended).rejects.toThrow(
    new NodesDifferError(
      `Chain 43112: nodes have different blocks 19, and each verifies: node-0.test has ${hashes[0]}, node-1.test has ${hashes[1]}. Nothing more is stored. Remove the URL of the node that is wrong; if its blocks are stored, run "serac reset --chain 43112" and they are indexed again.`,
    ),
  )
  expect(house.writer.blocks).toHaveLength(20)

  // After a restart nothing is stored before the nodes are compared.
  one.grow(5)
  const again = runHouse([new EvmNode(one), fork], { comparesNodes: true, writer: house.writer })
  await again.clock.until(() => again.progress().state === "stopped")
  await expect(again.ended).rejects.toThrow(NodesDifferError)
  expect(house.writer.blocks).toHaveLength(20)
})

test("a node that is on another fork for moments, or whose header has another hash, stops nothing", async () => {
  const [one, other] = [new FakeChain(20), new FakeChain(20, {}, "other")]
  const second = new EvmNode(other)
  const house = runHouse([new EvmNode(one), second], { comparesNodes: true })
  await house.synced(new EvmNode(one))
  // Two comparisons see the fork, the third does not.
  await house.clock.pass(45_000)
  second.chain = one
  await house.clock.pass(60_000)
  const shown = second.chain.at(19).block
  second.override = ({ method }) =>
    method === "eth_getBlockByNumber" ? { ...shown, hash: `0x${"7".repeat(64)}` } : undefined
  await house.clock.pass(120_000)
  expect(house.progress()).toMatchObject({ state: "following", untrue: expect.stringMatching(/^node-1\.test gave/) })
  await house.stop()
})

test("of two nodes the one whose traces are of the transactions is used, and the other is named", async () => {
  const [liar, honest] = [new EvmNode(recordedChain("c-chain")), new EvmNode(recordedChain("c-chain"))]
  honest.offersTraces = true
  liar.override = ({ method, params }) => {
    if (!method.startsWith("debug_traceBlock")) return undefined
    const traces = liar.chain.find(String(params[0]))?.traces
    return traces?.map((one) => ({ ...one, result: { ...one.result, from: `0x${"7".repeat(40)}` } }))
  }
  const rows = async (nodes: readonly EvmNode<FakeChain>[]) => {
    const house = runHouse(nodes, { traces: "auto" })
    await house.synced(honest)
    await house.clock.pass(2_000)
    await house.stop()
    const internal = house.writer.batches.flatMap(({ internalTransactions = [] }) => internalTransactions)
    return { internal: internal.map(({ fragment }) => fragment).sort(), untrue: house.progress().untrue }
  }
  const whole = await rows([honest])
  expect(whole.internal.length).toBeGreaterThan(5)
  expect(await rows([liar, honest])).toEqual({
    internal: whole.internal,
    untrue: expect.stringMatching(/^node-0\.test gave \d+ answers? .*: trace of transaction 0: from is/),
  })
})

test("a block whose traces cannot be true is stored without them, told, and traced once they can be, where no other node traces", async () => {
  const node = new EvmNode(recordedChain("c-chain"))
  let lies = true
  node.offersTraces = true
  const traced = node.chain.blocks.findIndex(({ traces }) => traces.length > 0)
  node.override = ({ method, params }) => {
    const block = method.startsWith("debug_traceBlock") ? node.chain.find(String(params[0])) : undefined
    if (!lies || block === undefined || block !== node.chain.at(traced)) return undefined
    return block.traces.map((one) => ({ ...one, result: { ...one.result, from: `0x${"7".repeat(40)}` } }))
  }
  const asked: number[] = []
  const refused = new RefusedTraces()
  const house = runHouse([node], { traces: "auto", refusedTraces: refused })
  await house.synced(node)
  await house.clock.pass(2_000)
  expect(house.progress()).toMatchObject({
    state: "following",
    quarantined: 0,
    refusedTraces: expect.stringMatching(
      new RegExp(
        `^the traces of block ${traced} are refused and asked for again: node-0\\.test: block ${traced}: trace of transaction 0: from is`,
      ),
    ),
  })
  expect(chainReport(house.progress()).reason).toBe(house.progress().refusedTraces)
  const { clock } = house
  const log = () => {}
  const isTraced = async () => !lies
  const repair = async (block: number) => asked.push(block)
  const retrying = retryTraces({ refused, isTraced, repair, chainId: "43112", clock, log })
  await clock.pass(61_000)
  lies = false
  await clock.pass(121_000)
  await clock.pass(1_000)
  expect(asked).toEqual([traced])
  expect(house.progress().refusedTraces).toBe(undefined)
  const stopped = retrying.stop()
  await clock.pass(1_000)
  await stopped
  await house.stop()
})
