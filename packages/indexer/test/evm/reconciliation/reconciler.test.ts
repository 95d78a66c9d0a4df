import { expect, test, vi } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import {
  type Compared,
  createReconciler,
  type Difference,
  sampleHeight,
} from "../../../src/core/reconciliation/index.ts"
import { nextOfChain, reconcileChain } from "../../../src/evm/reconciliation/reconcile-chain.ts"
import { hurried } from "../../core/hurried-clock.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"
import { chainSetting } from "./chain-setting.ts"

const setting = chainSetting()
const other = { kind: "block-hash", key: "7", stored: "0x01", node: "0x02" } as const
const same: Compared = { compared: { "block-hash": 1 }, findings: [] }
const differs: Compared = { compared: { "block-hash": 1 }, findings: [other] }

/** A reconciler that gets these outcomes, the last one again and again. */
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
  const heights = new Set<string>()
  for (let turn = 0; turn < 200; turn++) heights.add((await nextOfChain(sides, clock, signal))?.name ?? "")
  expect(heights).toEqual(new Set(Array.from({ length: 12 }, (_, number) => `block ${number}`)))
  fake.chain.grow(40)
  const far = {
    ...sides,
    reader: { ...sides.reader, head: async () => ({ ...(await sides.reader.head()), nodeHead: 59 }) },
  }
  expect(await nextOfChain(far as typeof sides, clock, signal)).toBe(undefined)
  await append(fake.chain, 20)
  expect(await nextOfChain(sides, clock, signal)).not.toBe(undefined)
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
