import { Registry } from "prom-client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { chain, now, reportOf, storedChain, storeOf } from "../../test/monitoring/reports.ts"
import { healthOf, readHealth } from "./health.ts"
import { indexingMetrics } from "./metrics/indexing-metrics.ts"
import { Monitor } from "./monitor.ts"

const clock = () => now * 1000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("a store that cannot be read is not ready and said so, with what indexers of this process report", async () => {
  const store = { ...storeOf({}), reports: () => Promise.reject(new Error("connection refused")) }
  const report = reportOf({ head: { number: 8, timestamp: now - 3 }, nodeHead: { number: 8, observedAt: now } })
  const monitor = new Monitor({ store, chains: [chain], reports: () => [report], clock })
  const { ready, details } = await readHealth(monitor)
  const [told] = details.chains
  expect({ ready, problems: details.problems, head: told?.head, lag: told?.lag }).toEqual({
    ready: false,
    problems: ["the store cannot be read: connection refused"],
    head: { number: 8, timestamp: now - 3 },
    // The stored blocks are unknown, and so is the lag.
    lag: undefined,
  })
})

test("while the store cannot be read no metric says how far behind anything is", async () => {
  const registry = new Registry()
  const store = { ...storeOf({}), reports: () => Promise.reject(new Error("connection refused")) }
  const report = reportOf({ head: { number: 8, timestamp: now - 3 }, nodeHead: { number: 8, observedAt: now } })
  indexingMetrics(registry, new Monitor({ store, chains: [chain], reports: () => [report], clock }))
  const text = await registry.metrics()
  expect(text.match(/^serac_(?:store_up|chain_head_block\{|chain_lag_).*$/gm)).toEqual([
    'serac_chain_head_block{chain_id="7"} 8',
    "serac_store_up 0",
  ])
})

test("a store that does not answer is given up after two seconds, and not asked again for four seconds", async () => {
  const chains = vi.fn(() => new Promise<never>(() => {}))
  const monitor = new Monitor({ store: { ...storeOf({}), chains }, chains: [chain], clock })
  for (let turn = 0; turn < 16; turn += 1) {
    const asked = monitor.snapshot()
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await asked).storeFault).toBe("the store cannot be read: the store did not answer within 2 s")
  }
  expect(chains).toHaveBeenCalledTimes(8)
})

test("a store that throws at once is as one that rejects", async () => {
  const store = {
    ...storeOf({}),
    chains: () => {
      throw new Error("closed")
    },
  }
  expect((await new Monitor({ store, chains: [chain], clock }).snapshot()).storeFault).toBe(
    "the store cannot be read: closed",
  )
})

test("all who ask at the same time share one look at the store, and who asks later gets a new one", async () => {
  const store = storeOf({ chains: [storedChain()] })
  const chains = vi.spyOn(store, "chains")
  const monitor = new Monitor({ store, chains: [chain], clock })
  const [one, other] = await Promise.all([monitor.snapshot(), monitor.snapshot()])
  expect(one).toBe(other)
  await monitor.snapshot()
  expect(chains).toHaveBeenCalledTimes(2)
})

test("of the store's report and this process's the later one counts", async () => {
  const stored = reportOf({ state: "following", reportedAt: now - 5 })
  const own = reportOf({ state: "paused", reportedAt: now })
  const stateOf = async (inStore: typeof stored, here: typeof stored) => {
    const monitor = new Monitor({
      store: storeOf({ reports: [inStore] }),
      chains: [chain],
      reports: () => [here],
      clock,
    })
    return (await monitor.snapshot()).chains[0]?.state
  }
  expect([await stateOf(stored, own), await stateOf(own, stored)]).toEqual(["paused", "paused"])
})

test("a stored report of the future, from before the clock was set back, does not hide this process's own", async () => {
  const stored = reportOf({ state: "following", reportedAt: now + 3_600 })
  const own = reportOf({ state: "paused", reportedAt: now })
  const monitor = new Monitor({ store: storeOf({ reports: [stored] }), chains: [chain], reports: () => [own], clock })
  expect((await monitor.snapshot()).chains[0]).toMatchObject({ state: "paused", report: own })
})

test("the size is counted once a minute, and again at once after it could not be", async () => {
  const store = storeOf({})
  const size = vi.spyOn(store, "size").mockRejectedValueOnce(new Error("gone"))
  const monitor = new Monitor({ store, chains: [], clock })
  expect([await monitor.size(), await monitor.size(), await monitor.size()]).toEqual([undefined, 4_096, 4_096])
  await vi.advanceTimersByTimeAsync(60_001)
  await monitor.size()
  expect(size).toHaveBeenCalledTimes(3)
})

test("how far a replica is behind is told in health, and a primary that is away costs nothing else", async () => {
  const lag = { bytes: 4_096, seconds: 2 }
  const replicaLag = vi.fn().mockResolvedValueOnce(lag).mockRejectedValueOnce(new Error("the primary is away"))
  const monitor = new Monitor({ store: { ...storeOf({}), replicaLag }, chains: [], clock })
  const details = async () => healthOf(await monitor.snapshot()).details
  expect([await details(), await details()]).toEqual([
    { problems: [], chains: [], replica: lag },
    { problems: [], chains: [] },
  ])
})

const host = "db.internal"
const lost = Object.assign(new Error(`PostgreSQL at ${host}:5432/ledger: connect ECONNREFUSED 10.1.2.3:5432`), {
  code: "STORE_CONNECTION",
})

test.each([
  [lost, "the store cannot be read: the database cannot be reached"],
  [Object.assign(new Error("closed"), { code: "STORE_CLOSED" }), "the store cannot be read: it is closed"],
  [Object.assign(new Error(`${host} is full`), { code: "DISK_FULL" }), "the store cannot be read: it has no room left"],
  [new Error(`ENOENT: no such file or directory, open '/srv/${host}'`), "the store cannot be read"],
])("strangers are not told where the store is that cannot be read: %s", async (error, words) => {
  const store = { ...storeOf({}), reports: () => Promise.reject(error) }
  const monitor = new Monitor({ store, chains: [chain], hidden: { nodeUrls: [] }, clock })
  expect((await monitor.snapshot()).storeFault).toBe(words)
})

test("nor of what an indexer cannot write into, by its reports; operators are told both", async () => {
  const report = reportOf({ state: "retrying", reason: lost.message })
  const store = storeOf({ reports: [report] })
  const reasonFor = async (hidden: { readonly nodeUrls: readonly string[] } | undefined) => {
    const monitor = new Monitor({ store, chains: [chain], ...(hidden && { hidden }), clock })
    return (await readHealth(monitor)).details.chains[0]?.reason
  }
  expect([await reasonFor({ nodeUrls: [] }), await reasonFor(undefined)]).toEqual([
    "the database cannot be reached",
    lost.message,
  ])
})

test("chains that are not known yet are a problem, and not ready where lag matters", async () => {
  const missing = "node of Two not reached yet"
  const store = storeOf({ chains: [storedChain()], reports: [reportOf()] })
  const told = [undefined, 60].map(async (maxLag) => {
    const { ready, degraded, details } = await readHealth(
      new Monitor({ store, chains: [chain], missing, clock }),
      maxLag,
    )
    return { ready, degraded, problems: details.problems }
  })
  expect(await Promise.all(told)).toEqual([
    { ready: true, degraded: true, problems: [missing] },
    { ready: false, degraded: true, problems: [missing] },
  ])
})
