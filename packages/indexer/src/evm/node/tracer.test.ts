import { EvmNode, type NodeCall, RpcError } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { type House, runHouse } from "../../../test/evm/house.ts"

const created = `0x${"ab".repeat(20)}`

/** A chain in which the first transaction of each block makes a contract create a contract. */
function factoryChain(length: number): FakeChain {
  const chain = new FakeChain(length)
  for (const { traces } of chain.blocks) {
    const [first] = traces
    first?.result.calls.push({ type: "CREATE", from: first.result.to, to: created })
  }
  return chain
}

/** Whether a call requests the trace of this block. */
const traces = ({ method, params }: NodeCall, chain: FakeChain, number: number) =>
  method.startsWith("debug") && chain.find(String(params[0])) === chain.blocks[number]

const deploymentsIn = ({ writer }: House) =>
  writer.batches.flatMap(({ deployments }) => deployments.map(({ blockNumber }) => blockNumber))
const warnings = ({ logged }: House) => logged.filter(({ level }) => level === "warn").map(({ facts }) => facts)

test("contracts that contracts create are found where the node traces", async () => {
  const node = new EvmNode(factoryChain(10))
  node.offersTraces = true
  const house = runHouse([node], { traces: "auto" })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(house.writer.batches.flatMap(({ deployments }) => deployments)[0]).toEqual({
    blockNumber: 1,
    transactionIndex: 0,
    sequence: 0,
    address: created,
    transactionHash: node.chain.at(1).block.transactions[0]?.hash,
    deployer: node.chain.at(1).receipts[0]?.from,
    deployerContract: `0x${"70".repeat(20)}`,
  })
  await house.stop()
})

test("a node that does not trace is asked once, and its operator is told once", async () => {
  const node = new EvmNode(factoryChain(40))
  const house = runHouse([node], { traces: "auto" })
  await house.synced(node)
  const facts = { host: "node-0.test" }
  expect(house.logged.filter(({ level }) => level === "info")).toEqual([
    {
      level: "info",
      message:
        "The node does not support tracing: internal transactions and contracts created by contracts are not found",
      facts,
    },
  ])
  expect(node.requests.filter((calls) => calls.some(({ method }) => method.startsWith("debug"))).length).toBeLessThan(3)
  expect(house.progress().faults).toBe(0)
  await house.stop()
})

test("traces come from the endpoint that has them", async () => {
  const chain = factoryChain(30)
  const [plain, tracing] = [new EvmNode(chain), new EvmNode(chain)]
  tracing.offersTraces = true
  const house = runHouse([plain, tracing], { traces: "auto" })
  await house.synced(plain)
  expect(deploymentsIn(house)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
  expect(warnings(house)).toEqual([])
  await house.stop()
})

test("traces come from the only one of many endpoints that has them, from the first block on", async () => {
  const chain = factoryChain(8)
  const nodes = Array.from({ length: 6 }, () => new EvmNode(chain))
  const tracing = nodes.at(-1) as EvmNode<FakeChain>
  tracing.offersTraces = true
  const house = runHouse(nodes, { traces: "auto" })
  await house.synced(tracing)
  expect(deploymentsIn(house)).toEqual([1, 2, 3, 4, 5, 6, 7])
  await house.stop()
})

test("traces are of the very block, though the same transactions are in a block of another fork", async () => {
  const chain = factoryChain(9)
  const others = chain.copy()
  const hash = chain.at(8).block.hash
  others.fork(1, 1, "twin")
  const twin = others.at(8)
  expect(twin.block.transactions.map(({ hash }) => hash)).toEqual(
    chain.at(8).block.transactions.map(({ hash }) => hash),
  )
  const [plain, tracing] = [new EvmNode(chain), new EvmNode(others)]
  tracing.offersTraces = true
  const house = runHouse([plain, tracing], { traces: "auto" })
  await house.clock.until(() => house.writer.blocks.length === 9)
  const stored = house.writer.hashes[8]
  expect([hash, twin.block.hash]).toContain(stored)
  expect(deploymentsIn(house).includes(8)).toBe(stored === hash)
  await house.stop()
})

test.each([
  "execution timeout",
  // A pruned node after Helicon: here "not found" does not mean "not yet".
  "missing trie node c259b68e (path ) state 0xc259b68e is not available, not found",
])("a block that cannot be traced is stored without, and named: %s", async (words) => {
  const node = new EvmNode(factoryChain(10))
  node.offersTraces = true
  let asked = 0
  node.override = (call) => {
    if (!traces(call, node.chain, 4)) return undefined
    asked++
    throw new RpcError(-32000, words)
  }
  const house = runHouse([node], { traces: "auto" })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual([1, 2, 3, 5, 6, 7, 8, 9])
  expect(asked).toBe(3)
  expect(warnings(house)).toEqual([{ blocks: [4], reason: `node-0.test: debug_traceBlockByHash: -32000 ${words}` }])
  await house.stop()
})

test("one transaction that could not be traced is the same", async () => {
  const chain = factoryChain(6)
  const node = new EvmNode(chain)
  node.offersTraces = true
  node.override = (call) =>
    traces(call, chain, 2) ? chain.blocks[2]?.traces.map(() => ({ error: "execution timeout" })) : undefined
  const house = runHouse([node], { traces: "auto" })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual([1, 3, 4, 5])
  expect(warnings(house)).toEqual([{ blocks: [2], reason: "a transaction was not traced" }])
  await house.stop()
})

test("a node without the state of old blocks is left alone for a while, then traces new ones", async () => {
  const chain = factoryChain(40)
  const node = new EvmNode(chain)
  node.offersTraces = true
  let asked = 0
  node.override = (call) => {
    if (!call.method.startsWith("debug") || traces(call, chain, 40)) return undefined
    asked++
    throw new RpcError(-32000, "required historical state unavailable (reexec=128)")
  }
  const house = runHouse([node], { traces: "auto" })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual([])
  expect(asked).toBeLessThan(200)
  const named = warnings(house).flatMap((facts) => (facts as { readonly blocks: readonly number[] }).blocks)
  expect(named.sort((one, other) => one - other)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1))
  await house.clock.pass(61_000)
  chain.grow(1)
  const { result } = chain.at(40).traces[0] as { readonly result: { readonly to: string; readonly calls: unknown[] } }
  result.calls.push({ type: "CREATE2", from: result.to, to: created })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual([40])
  await house.stop()
})

test("a node that has a block but not yet its trace is asked again", async () => {
  const node = new EvmNode(factoryChain(5))
  node.offersTraces = true
  let behind = 5
  node.override = ({ method }) => {
    if (!method.startsWith("debug") || behind-- <= 0) return undefined
    throw new RpcError(-32000, "header not found")
  }
  const house = runHouse([node], { traces: "auto" })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual([1, 2, 3, 4])
  await house.stop()
})

test("garbage in the place of traces is waited out, however many blocks it is told of", async () => {
  const node = new EvmNode(factoryChain(40))
  node.offersTraces = true
  const until = { time: Number.POSITIVE_INFINITY }
  const clock = new VirtualClock()
  node.intercept = async (calls) => {
    const isTraced = calls.some(({ method }) => method.startsWith("debug"))
    return isTraced && clock.now() < until.time ? new Response("{garbled") : undefined
  }
  until.time = clock.now() + 90_000
  const house = runHouse([node], { traces: "auto", clock })
  await house.synced(node)
  expect(deploymentsIn(house)).toEqual(Array.from({ length: 39 }, (_, index) => index + 1))
  await house.stop()
})
