import { EvmNode } from "@serac/kits/nodes"
import { expect, test, vi } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import type {
  Compared,
  Covers,
  Difference,
  LazyStore,
  StartReconciler,
} from "../../../src/core/reconciliation/index.ts"
import { Parties } from "../../../src/evm/decode/parties.ts"
import { createNode } from "../../../src/evm/node/node.ts"
import { compareTraces } from "../../../src/evm/reconciliation/compare-traces.ts"
import { tracesBetweenNodes } from "../../../src/evm/reconciliation/reconcile-traces.ts"
import { TraceSchedule, type TraceScheduleRules } from "../../../src/evm/reconciliation/trace-schedule.ts"
import { comparingVerifier } from "../../../src/evm/verify/comparing-verifier.ts"
import { hurried } from "../../core/hurried-clock.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"
import type { FakeChain } from "../fake-chain.ts"
import { chainSetting } from "./chain-setting.ts"

const setting = chainSetting()
const { signal } = new AbortController()
const payee = `0x${"5".repeat(40)}`
const made = `0x${"6".repeat(40)}`

/** Each first transaction of a block pays somebody, each second one makes a contract. */
function traced({ blocks }: FakeChain): void {
  for (const { traces } of blocks)
    for (const [index, { result }] of traces.entries()) {
      const call = { from: result.to, input: "0x", gas: "0x100", gasUsed: "0x10" }
      result.calls.push(
        index === 0
          ? { ...call, type: "CALL", to: payee, value: "0x5" }
          : { ...call, type: "CREATE", to: made, value: "0x0" },
      )
    }
}

/** A stored chain, the node that gave it, and another node of it. */
async function twoNodes(length = 12) {
  const { sides, location, clock, fake: one, chain, store, passing } = await setting(length, traced)
  const other = new EvmNode(one.chain.copy(), { offersTraces: true })
  const rpcUrls = ["http://one.test/", "http://other.test/"]
  const fetch: typeof globalThis.fetch = (url, init) =>
    (String(url).includes("other.test") ? other : one).fetch(url, init)
  const nodes = rpcUrls.map((url) => ({
    host: new URL(url).host,
    node: createNode({ chain: { ...chain, rpcUrls: [url] }, clock, log: () => {}, fetch }),
  }))
  const verifier = await comparingVerifier(chain.chainId, clock)
  const compared = { reader: sides.reader, nodes, parties: new Parties(), verifier }
  const compare = (number: number) => passing(compareTraces(compared, number, signal))
  return { compare, compared, one, other, location, store, fetch, chain: { ...chain, rpcUrls } }
}

/** Has a node tell something else of each trace. */
function tell(node: EvmNode<FakeChain>, change: (call: object, index: number) => object): void {
  node.override = ({ method, params: [id] }) => {
    const block = method.startsWith("debug_traceBlock") ? node.chain.find(String(id)) : undefined
    return block?.traces.map((trace, index) => {
      const calls = trace.result.calls.map((call) => change(call as object, index))
      return { ...trace, result: { ...trace.result, calls } }
    })
  }
}

test("what two nodes trace alike, and is stored, is no difference", async () => {
  const { compare } = await twoNodes()
  // A payment, a creation, and the contract that came of it.
  expect(await compare(7)).toEqual({ compared: { trace: 3 }, findings: [] })
})

test("what one of two nodes traces otherwise is found, with the member, both values and its host", async () => {
  const { compare, other } = await twoNodes()
  tell(other, (call, index) => (index === 0 ? { ...call, value: "0x6" } : { ...call, to: payee }))
  expect(await compare(7)).toEqual({
    compared: { trace: 3 },
    findings: [
      { kind: "trace", key: "7/0/0 value", stored: "5", node: "6 (other.test)" },
      { kind: "trace", key: "7/1/0 to.address", stored: made, node: `${payee} (other.test)` },
      { kind: "trace", key: "7/1/contract 0 address", stored: made, node: `${payee} (other.test)` },
    ],
  })
})

test("a call that only one node has, and one that it lacks, are found", async () => {
  const { compare, one, other } = await twoNodes()
  tell(other, (call, index) => (index === 0 ? { ...call, value: "0x0" } : call))
  expect(await compare(3)).toMatchObject({
    findings: [{ kind: "trace", key: "3/0/0", stored: expect.any(String), node: "absent (other.test)" }],
  })
  tell(other, (call, index) => (index === 1 ? { ...call, value: "0x1" } : call))
  tell(one, (call, index) => (index === 1 ? { ...call, type: "CALL", value: "0x0" } : call))
  const { findings } = (await compare(3)) as Extract<Compared, { readonly findings: unknown }>
  expect(findings.map(({ key, node }) => [key, node])).toEqual([
    ["3/1/0", "absent (one.test)"],
    ["3/1/contract 0", "absent (one.test)"],
    ["3/1/0 value", "1 (other.test)"],
  ])
})

test.each<[string, (other: EvmNode<FakeChain>) => void]>([
  ["does not trace", (other) => void Object.assign(other, { offersTraces: false })],
  ["breaks the rules of traces", (other) => tell(other, (call) => ({ ...call, from: payee }))],
  ["does not have the block yet", (other) => void Object.assign(other, { chain: other.chain.beginning(5) })],
  ["is on another fork", (other) => other.chain.fork(8, 8, "other")],
])("nothing is compared where the other node %s", async (_, change) => {
  const { compare, other } = await twoNodes()
  change(other)
  expect(await compare(7)).toEqual({ skipped: "fewer than two nodes trace block 7" })
})

test("a block without transactions needs no node, and one that is not stored is not compared", async () => {
  const { compare, compared } = await twoNodes()
  const empty = { hash: "0x01", transactionCount: 0, internalTransactions: [], deployments: [] } as const
  const reader = { chainId: "43112", traces: async () => empty }
  const nothing = { compared: { trace: 0 }, findings: [] }
  expect(await compareTraces({ ...compared, reader, nodes: [] }, 7, signal)).toEqual(nothing)
  // No block before the first with transactions is known to be traced.
  expect(await compare(0)).toEqual({ skipped: "no traces of block 0 are stored" })
  expect(await compare(99)).toEqual({ skipped: "no traces of block 99 are stored" })
})

test("nodes that tell nothing at all are a fault", async () => {
  const { compare, one, other } = await twoNodes()
  for (const node of [one, other]) node.intercept = () => new Response("", { status: 500 })
  await expect(compare(7)).rejects.toThrow("500")
})

test("a fault of ours, or a stop, is no fault of one node that the others make up for", async () => {
  const { compared } = await twoNodes()
  const [first] = compared.nodes
  const failing = (error: Error) => ({ host: "third.test", node: { blocks: () => Promise.reject(error) } })
  const told = (error: Error, stopped = signal) =>
    compareTraces({ ...compared, nodes: [...compared.nodes, failing(error)] }, 7, stopped)
  await expect(told(new RangeError("no memory"))).rejects.toThrow("no memory")
  const late = new NodeFault("timeout", "late")
  expect(await told(late)).toEqual({ compared: { trace: 3 }, findings: [] })
  const alone = compareTraces({ ...compared, nodes: [failing(late), ...(first ? [first] : [])] }, 7, signal)
  expect(await alone).toEqual({ skipped: "fewer than two nodes trace block 7" })
  await expect(told(late, AbortSignal.abort(new Error("stop")))).rejects.toThrow("stop")
})

/** A schedule over a chain of so many blocks, with what it chose at which second. */
function schedule(rules: Partial<TraceScheduleRules> = {}) {
  const clock = new VirtualClock()
  const chain = { head: 40, nodeHead: 40 }
  const head = { number: 0, hash: "0x", parentHash: "0x", timestamp: 1 } as const
  const reader = {
    chainId: "7",
    traces: async () => undefined,
    head: async () => ({ head: { ...head, number: chain.head }, nodeHead: chain.nodeHead }),
  }
  const sides = { reader, nodes: [], parties: new Parties(), verifier: { verify: () => undefined } }
  const chosen = new TraceSchedule(sides, {
    ...{ clock, interval: 30_000, all: false, standing: () => [], refused: () => [] },
    ...rules,
  })
  /** All that is chosen now. */
  const take = async () => {
    const names: string[] = []
    for (let check = await chosen.next(); check !== undefined; check = await chosen.next()) names.push(check.name)
    return names
  }
  return { clock, chain, chosen, take }
}
const blocks = (...numbers: number[]) => numbers.map((number) => `traces of block ${number}`)

test("the newest block is chosen an interval after it was seen, once", async () => {
  const { clock, chain, take } = schedule()
  expect(await take()).toEqual([])
  chain.head = chain.nodeHead = 50
  await clock.pass(29_000)
  expect(await take()).toEqual([])
  await clock.pass(1_000)
  expect(await take()).toEqual(blocks(40))
  await clock.pass(30_000)
  expect(await take()).toEqual(blocks(50))
  await clock.pass(30_000)
  expect(await take()).toEqual([])
})

test("with all of them each new block is chosen, of a long pause the newest 256", async () => {
  const { clock, chain, take } = schedule({ all: true })
  await take()
  await clock.pass(30_000)
  expect(await take()).toHaveLength(40)
  chain.head = chain.nodeHead = 43
  await clock.pass(30_000)
  expect(await take()).toEqual([])
  await clock.pass(30_000)
  expect(await take()).toEqual(blocks(41, 42, 43))
  chain.head = chain.nodeHead = 1_000
  await clock.pass(30_000)
  await take()
  await clock.pass(30_000)
  const taken = await take()
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([256, ...blocks(745, 1_000)])
})

test("none is chosen while the chain is far behind its node", async () => {
  const { clock, chain, take } = schedule()
  chain.nodeHead = 297
  await take()
  await clock.pass(30_000)
  expect(await take()).toEqual([])
  chain.nodeHead = 296
  await clock.pass(30_000)
  expect(await take()).toEqual([])
  await clock.pass(30_000)
  expect(await take()).toEqual(blocks(40))
})

test("a block of which nodes differ is chosen again, and settled by its own number and kind alone", async () => {
  const at = { subject: "chain 7", stored: "", node: "", at: 1 }
  const standing: readonly Difference[] = [
    { ...at, kind: "block", key: "3" },
    { ...at, kind: "trace", key: "9/0/1 value" },
  ]
  const { chosen } = schedule({ standing: () => standing })
  const check = await chosen.next()
  expect(check?.name).toBe("traces of block 9")
  const covers = check?.covers as Covers
  const finding = { stored: "", node: "" }
  expect(
    [
      { ...finding, kind: "trace" as const, key: "9/1/0" },
      { ...finding, kind: "trace" as const, key: "90/1/0" },
      { ...finding, kind: "block" as const, key: "9" },
    ].map((one) => covers(one)),
  ).toEqual([true, false, false])
})

test("a block whose traces were refused is not compared", async () => {
  const { clock, chosen } = schedule({ refused: () => [40] })
  await chosen.next()
  await clock.pass(30_000)
  expect(await (await chosen.next())?.run(signal)).toEqual({ skipped: "the traces of block 40 are refused" })
})

test("beside an indexer two nodes that trace otherwise are told once, and settled once they agree", async () => {
  const { other, store, fetch, chain, location } = await twoNodes()
  const standing: Difference[] = []
  const told: Difference[] = []
  tell(other, (call) => ({ ...call, value: "0x6" }))
  const [start] = tracesBetweenNodes(
    {
      chain: { ...chain, name: "C", network: "testnet", nativeToken: { name: "Test", symbol: "TST", decimals: 18 } },
      store: location,
      verify: "heads",
    },
    {
      ...{ fetch, clock: hurried(1_000), log: () => {}, refused: { blocks: [] } },
      store: { get: async () => store } satisfies Pick<LazyStore, "get">,
    },
  )
  const reconciler = start?.({
    ...{ standing: () => standing, onVerdict: () => {}, recheck: {} as Parameters<StartReconciler>[0]["recheck"] },
    onDifference: (one) => {
      told.push(one)
      standing.push(one)
    },
    onAgreement: (covers) => {
      for (const one of standing.filter((each) => covers(each))) standing.splice(standing.indexOf(one), 1)
    },
  })
  await vi.waitUntil(() => told.length === 2, { timeout: 20_000 })
  expect(told.map(({ key, node }) => [key, node])).toEqual([
    ["11/0/0 value", "6 (other.test)"],
    ["11/1/0 value", "6 (other.test)"],
  ])
  other.override = () => undefined
  await vi.waitUntil(() => standing.length === 0, { timeout: 20_000 })
  expect(told).toHaveLength(2)
  await reconciler?.stop()
})
