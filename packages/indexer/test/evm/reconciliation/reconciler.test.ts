import { join } from "node:path"
import { openStore } from "@serac/store"
import { expect, test, vi } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import {
  type Compared,
  type Covers,
  createReconciler,
  type Difference,
  DifferenceLog,
  Recheck,
  RecheckFile,
  readDifferences,
  sampleHeight,
} from "../../../src/core/reconciliation/index.ts"
import { ChainSchedule } from "../../../src/evm/reconciliation/chain-schedule.ts"
import { reconcileChain } from "../../../src/evm/reconciliation/reconcile-chain.ts"
import { blockRepair } from "../../../src/evm/repair/block-repair.ts"
import { loadVerifyTools } from "../../../src/evm/verify/verify-tools.ts"
import { hurried } from "../../core/hurried-clock.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"
import { chainSetting } from "./chain-setting.ts"

const setting = chainSetting()
const other = { kind: "block-hash", key: "7", stored: "0x01", node: "0x02" } as const
const same: Compared = { compared: { "block-hash": 1 }, findings: [] }
const differs: Compared = { compared: { "block-hash": 1 }, findings: [other] }

/** Makes a reconciler record its differences. */
const handedTo = (kept: DifferenceLog) => ({
  standing: () => kept.standing,
  onDifference: (one: Difference) => kept.add(one),
  onVerdict: kept.judge.bind(kept),
  onAgreement: (covers: Covers) => kept.agree(covers, 1_800_000_000),
})

/** A reconciler whose checks have these outcomes in turn; the last one repeats. */
function running(outcomes: readonly (Compared | Error)[], requests = 1) {
  const clock = new VirtualClock()
  const logged: unknown[] = []
  const told: Difference[] = []
  const times: number[] = []
  const left = [...outcomes]
  const began = clock.now()
  const run = async () => {
    times.push(clock.now() - began)
    const outcome = left.length > 1 ? left.shift() : left[0]
    if (outcome instanceof Error) throw outcome
    return outcome as Compared
  }
  const reconciler = createReconciler({
    subject: "chain 43112",
    clock,
    log: (level, message) => logged.push([level, message]),
    next: async () => ({ name: "block 7", requests, run }),
    onDifference: (difference) => told.push(difference),
  })
  return { clock, logged, told, times, reconciler }
}

test("a difference that shows twice is an alarm: logged as an error and handed over, once", async () => {
  const { clock, told, logged, reconciler } = running([differs])
  await clock.pass(120_000)
  const at = 1_800_000_016
  expect(told).toEqual([{ subject: "chain 43112", ...other, at }])
  expect(logged).toEqual([["error", "The store differs from the node"]])
  expect(reconciler.counts).toMatchObject({ differences: 1, skipped: 0 })
  await reconciler.stop()
})

test.each([
  ["is gone the second time", [differs, same]],
  ["is another the second time", [differs, { ...differs, findings: [{ ...other, node: "0x03" }] }, same]],
  ["cannot be compared the second time", [differs, { skipped: "the node lags" }, same]],
] as const)("a difference that %s is none", async (_, outcomes) => {
  const { clock, told, logged, reconciler } = running(outcomes)
  await clock.pass(120_000)
  expect(told).toEqual([])
  expect(logged.filter((line) => (line as [string])[0] === "error")).toEqual([])
  await reconciler.stop()
})

test("a node is asked for about one thing a second", async () => {
  const { clock, times, reconciler } = running([same], 3)
  await clock.pass(10_500)
  expect(times).toEqual([1_000, 4_000, 7_000, 10_000])
  await reconciler.stop()
})

test("a node that fails is asked more and more rarely, and again as before once it answers", async () => {
  const fault = new NodeFault("connection", "nobody listens")
  const { clock, times, reconciler, logged } = running([fault, fault, fault, fault, same])
  await clock.pass(33_500)
  expect(times).toEqual([1_000, 3_000, 7_000, 15_000, 31_000, 32_000, 33_000])
  expect(new Set(logged.map((line) => (line as [string])[0]))).toEqual(new Set(["debug"]))
  await reconciler.stop()
})

test("a store that fails is said once, and does not end it", async () => {
  const { clock, logged, times, reconciler } = running([new Error("disk I/O error")])
  await clock.pass(300_000)
  expect(times.length).toBeGreaterThan(5)
  expect(logged.filter((line) => (line as [string])[0] === "warn")).toHaveLength(1)
  await reconciler.stop()
})

test("stopping waits for nothing", async () => {
  const { clock, reconciler } = running([differs])
  await clock.until(() => reconciler.counts.skipped === 0)
  await reconciler.stop()
})

test("half of the heights are among the newest 1,000, the others anywhere", () => {
  const { random } = new VirtualClock()
  const heights = Array.from({ length: 2_000 }, () => sampleHeight(1_000_000, random))
  const newest = heights.filter((height) => height > 999_000).length
  expect(newest).toBeGreaterThan(900)
  expect(newest).toBeLessThan(1_100)
  expect(Math.min(...heights)).toBeLessThan(10_000)
  expect(Math.max(...heights)).toBeLessThanOrEqual(1_000_000)
})

test("nothing is compared while a chain is far behind its node, nor where its newest blocks may still be replaced", async () => {
  const { sides, clock, fake, append } = await setting(20)
  const { signal } = new AbortController()
  const schedule = new ChainSchedule(sides, clock)
  const heights = new Set<string>()
  for (let turn = 0; turn < 200; turn++) heights.add((await schedule.next(signal))?.name ?? "")
  expect(heights).toEqual(new Set(Array.from({ length: 12 }, (_, number) => `block ${number}`)))
  fake.chain.grow(40)
  const far = {
    ...sides,
    reader: { ...sides.reader, head: async () => ({ ...(await sides.reader.head()), nodeHead: 59 }) },
  }
  expect(await new ChainSchedule(far as typeof sides, clock).next(signal)).toBe(undefined)
  await append(fake.chain, 20)
  expect(await schedule.next(signal)).not.toBe(undefined)
})

test("beside an indexer a row that was changed becomes an alarm, and all else does not", async () => {
  const { location, chain, fake, spoil } = await setting(30)
  const told: Difference[] = []
  const clock = hurried(200)
  const at = { chain, store: location, clock, log: () => {}, fetch: fake.fetch }
  const reconciler = reconcileChain({ ...at, onDifference: (one) => told.push(one) })
  await vi.waitUntil(() => (reconciler.counts.compared.block ?? 0) > 5, { timeout: 20_000 })
  expect(told).toEqual([])
  spoil(`UPDATE evm_transfer SET fragment = replace(fragment, char(31) || '1000', char(31) || '1')
    WHERE block_number = 7 AND log_index = 0`)
  await vi.waitUntil(() => told.length > 0, { timeout: 20_000 })
  await reconciler.stop()
  expect(told.map(({ kind, key, stored, node }) => ({ kind, key, stored, node }))).toEqual([
    { kind: "transfer", key: "7/0/0 value", stored: "1", node: "1000" },
  ])
})

test("what differs is repaired beside an indexer, and stands no longer once both sides agree", async () => {
  const { location, chain, fake, writer, sides, spoil } = await setting(30)
  const clock = hurried(200)
  const log = () => {}
  const file = join(location.directory, "differences.jsonl")
  const kept = new DifferenceLog(file, log)
  const store = await openStore(location)
  const openReader = async () => store.chain(chain.chainId)
  const nodes = { chain, clock, log, fetch: fake.fetch, traces: "off" } as const
  const repair = vi.fn(blockRepair({ ...nodes, writer, openReader, tools: await loadVerifyTools() }))
  const stored = await sides.reader.block(7)
  spoil(
    "UPDATE evm_transfer SET fragment = replace(fragment, char(31) || '1000', char(31) || '1') WHERE block_number = 7",
  )
  const told: Difference[] = []
  const reconciler = reconcileChain({
    ...nodes,
    store: location,
    repair,
    ...handedTo(kept),
    onDifference: (one) => {
      told.push(one)
      kept.add(one)
    },
  })
  await vi.waitUntil(() => told.length > 0 && kept.standing.length === 0, { timeout: 20_000 })
  await reconciler.stop()
  await store.close()
  expect(new Set(repair.mock.calls.map(([block]) => block))).toEqual(new Set([7]))
  expect(await sides.reader.block(7)).toEqual(stored)
  expect(reconciler.counts.differences).toBe(0)
  const verdict = { verified: "node.test", isCorrected: true, liars: [] }
  expect(readDifferences(file)).toEqual(told.map((one) => ({ ...one, verdict, agreedAt: expect.any(Number) })))
})

test("a difference that a node's lie makes names that node and the one that is believed, and what is stored stays", async () => {
  const { location, fake, writer, sides } = await setting(30)
  const stored = await sides.reader.block(7)
  const clock = hurried(200)
  const log = () => {}
  const file = join(location.directory, "differences.jsonl")
  const kept = new DifferenceLog(file, log)
  const store = await openStore(location)
  const chain = { chainId: "43112", rpcUrls: ["http://liar.test/key", "http://honest.test/"] }
  let isLying = true
  // The node returns another hash for one block.
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const response = await fake.fetch(url, init)
    if (!isLying || !String(url).includes("liar.test")) return response
    const { hash } = fake.chain.at(7).block
    return new Response((await response.text()).replaceAll(hash, `${hash.slice(0, -4)}beef`), response)
  }
  const nodes = { chain, clock, log, fetch, traces: "off" } as const
  const openReader = async () => store.chain(chain.chainId)
  const repair = blockRepair({ ...nodes, writer, openReader, tools: await loadVerifyTools() })
  const reconciler = reconcileChain({ ...nodes, store: location, repair, ...handedTo(kept) })
  await vi.waitUntil(() => kept.standing[0]?.verdict !== undefined, { timeout: 20_000 })
  isLying = false
  await vi.waitUntil(() => kept.standing.length === 0, { timeout: 20_000 })
  await reconciler.stop()
  await store.close()
  const { hash } = fake.chain.at(7).block
  const reason = expect.stringMatching(/^block 7: .*hash is .*beef/)
  expect(readDifferences(file)).toEqual([
    {
      subject: "chain 43112",
      kind: "block-hash",
      key: "7",
      stored: hash,
      node: `${hash.slice(0, -4)}beef`,
      at: expect.any(Number),
      verdict: { verified: "honest.test", isCorrected: false, liars: [{ node: "liar.test", reason }] },
      agreedAt: expect.any(Number),
    },
  ])
  expect(await sides.reader.block(7)).toEqual(stored)
})

test("a difference that cannot be repaired stands, and its block is compared again until both sides agree", async () => {
  const { sides, clock } = await setting(20)
  const { signal } = new AbortController()
  const standing = () => [{ ...other, key: "3/0/0 value", subject: "chain 43112", at: 1 }]
  const schedule = new ChainSchedule(sides, clock, { standing })
  const names: string[] = []
  for (let turn = 0; turn < 200; turn++) names.push((await schedule.next(signal))?.name as string)
  expect(names.filter((name) => name === "block 3").length).toBeGreaterThan(80)
  expect(new Set(names).size).toBe(12)
})

test.each([
  ["repaired", undefined, 0],
  ["not repaired where that fails", new Error("no node tells it"), 1],
] as const)("a difference is %s", async (_, failure, left) => {
  const clock = new VirtualClock()
  let isTrue = false
  const logged: unknown[] = []
  const reconciler = createReconciler({
    subject: "chain 43112",
    clock,
    log: (level, message) => logged.push([level, message]),
    onDifference: () => {},
    next: async () => ({
      name: "block 7",
      requests: 1,
      run: async () => (isTrue ? same : differs),
      covers: ({ key }) => key === "7",
      repair: async () => {
        if (failure) throw failure
        isTrue = true
        return { verified: "node", isCorrected: true, liars: [] }
      },
    }),
  })
  await clock.pass(60_000)
  await reconciler.stop()
  expect(reconciler.counts.differences).toBe(left)
  expect(logged.slice(0, 2)).toEqual([
    ["error", "The store differs from the node"],
    failure
      ? ["warn", "What differs from the node cannot be repaired"]
      : ["info", "What differed from the node is repaired"],
  ])
})

/** The blocks that a pass of two minutes over a chain of 20 compared completely, and its findings. */
async function passing(spoiled: readonly number[], minutes: number, refused: readonly number[] = []) {
  const { sides, spoil, fake, clock } = await setting(20)
  for (const number of spoiled)
    spoil(`UPDATE evm_transfer SET fragment = replace(fragment, char(31) || '1000', char(31) || '1')
      WHERE block_number = ${number} AND log_index = 0`)
  // With this random value only block 0 is chosen at random, so the pass must find all others.
  clock.random = () => 0
  const recheck = new Recheck({ clock, period: 120_000, file: new RecheckFile(undefined, () => {}) })
  const schedule = new ChainSchedule(sides, clock, { recheck })
  const asked = new Set<number>()
  fake.override = ({ method, params: [block, isWhole] }) => {
    if (method !== "eth_getBlockByNumber" || isWhole !== true) return undefined
    asked.add(Number(block))
    return refused.includes(Number(block)) ? { number: block } : undefined
  }
  const told = new Set<string>()
  const reconciler = createReconciler({
    subject: "chain 43112",
    clock,
    log: () => {},
    next: (signal) => schedule.next(signal),
    onDifference: ({ key }) => told.add(key),
  })
  await clock.pass(minutes * 60_000)
  await reconciler.stop()
  return { asked: [...asked].sort((one, other) => one - other), told: [...told] }
}

test("a pass compares each block within the time, and looks at what differs by itself", async () => {
  const comparable = [...Array(12).keys()]
  expect(await passing([], 2)).toEqual({ asked: comparable, told: [] })
  expect(await passing([3, 4, 7], 3)).toEqual({
    asked: comparable,
    told: ["3/0/0 value", "4/0/0 value", "7/0/0 value"],
  })
})

test("a block that no node tells does not stop a pass", async () => {
  expect(await passing([7], 3, [2, 3])).toEqual({ asked: [...Array(12).keys()], told: ["7/0/0 value"] })
})

test("what validators or traces show is not settled by comparing the block with a node", async () => {
  const { sides, clock } = await setting(20)
  const { signal } = new AbortController()
  const at = { subject: "chain 43112", stored: "", node: "", at: 1 }
  const standing = (["block-signature", "trace"] as const).map((kind) => ({ ...at, kind, key: "3" }))
  const schedule = new ChainSchedule(sides, clock, { standing: () => standing })
  const whole = { ...at, kind: "block" as const }
  for (let turn = 0; turn < 200; turn++) {
    const check = await schedule.next(signal)
    if (check?.requests !== 3) continue
    const key = check.name.replace("block ", "")
    expect([check.covers?.({ ...whole, key }), ...standing.map((one) => check.covers?.({ ...one, key }))]).toEqual([
      true,
      false,
      false,
    ])
  }
  const ofBlock = { ...whole, key: "3" }
  const all = new ChainSchedule(sides, { random: () => 0.6 }, { standing: () => [...standing, ofBlock] })
  expect((await all.next(signal))?.name).toBe("block 3")
  const none = new ChainSchedule(sides, { random: () => 0.6 }, { standing: () => standing })
  expect((await none.next(signal))?.name).not.toBe("block 3")
})
