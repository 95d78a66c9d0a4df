import type { IndexerReport } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import type { UntimedReport } from "./indexer-condition.ts"
import { keepReports } from "./report-keeper.ts"

const report = (state: IndexerReport["state"], more: Partial<UntimedReport> = {}): UntimedReport => ({
  subject: { kind: "chain", chainId: "7" },
  state,
  faults: 0,
  restarts: 0,
  reorgs: 0,
  quarantined: 0,
  differences: 0,
  ...more,
})
const start = 1_800_000_000

function house() {
  const clock = new VirtualClock()
  const saved: { readonly at: number; readonly reports: readonly IndexerReport[] }[] = []
  const logged: string[] = []
  const faults = { open: false, save: false }
  let closed = 0
  const keeper = keepReports({
    clock,
    log: (level, message) => void logged.push(`${level} ${message}`),
    open: async () => {
      if (faults.open) throw new Error("no server")
      return {
        saveReports: async (reports) => {
          if (faults.save) throw new Error("disk full")
          saved.push({ at: clock.now() / 1000 - start, reports })
        },
        close: async () => void closed++,
      }
    },
  })
  return { clock, keeper, saved, logged, faults, closed: () => closed }
}

test("a change is written at once, what stays the same every two seconds with a new time", async () => {
  const { clock, keeper, saved } = house()
  keeper.update(report("starting"))
  await clock.pass(10)
  keeper.update(report("following", { head: { number: 1, timestamp: 5 } }))
  for (let second = 0; second < 12; second++) {
    await clock.pass(1_000)
    keeper.update(report("following", { head: { number: 1, timestamp: 5 } }))
  }
  await keeper.stop()
  const times = saved.map(({ at }) => Math.round(at))
  expect(times.slice(0, 2)).toEqual([1, 3])
  expect(saved[1]?.reports).toEqual([
    { ...report("following"), head: { number: 1, timestamp: 5 }, since: start, reportedAt: start + 2 },
  ])
})

test("since is when the state began", async () => {
  const { clock, keeper } = house()
  keeper.update(report("following"))
  await clock.pass(20_000)
  keeper.update(report("following", { faults: 3 }))
  expect(keeper.reports[0]).toMatchObject({ since: start, reportedAt: start + 20, faults: 3 })
  keeper.update(report("stuck", { reason: "why", stuckAt: 9 }))
  await clock.pass(5_000)
  expect(keeper.reports[0]).toMatchObject({ since: start + 20, reportedAt: start + 20, stuckAt: 9 })
  await keeper.stop()
})

test("an indexer that says nothing more is as old as its last word", async () => {
  const { clock, keeper, saved } = house()
  keeper.update(report("following"))
  await clock.pass(60_000)
  expect(saved.at(-1)?.reports[0]?.reportedAt).toBe(start)
  await keeper.stop()
})

test("what another process indexes is not written over by who stands by, until it takes over", async () => {
  const { clock, keeper, saved } = house()
  keeper.update(report("standby"))
  await clock.pass(10_000)
  expect(saved.flatMap(({ reports }) => reports)).toEqual([])
  expect(keeper.reports[0]?.state).toBe("standby")
  keeper.update(report("starting"))
  await clock.pass(10_000)
  expect(saved.at(-1)?.reports[0]?.state).toBe("starting")
  keeper.update(report("standby"))
  keeper.update(report("stopped"))
  await keeper.stop()
  expect(saved.at(-1)?.reports).toEqual([])
})

test("a store that fails is told once, opened again, and nothing is lost", async () => {
  const { clock, keeper, saved, logged, faults, closed } = house()
  faults.save = true
  keeper.update(report("following"))
  await clock.pass(30_000)
  expect(logged).toEqual(["warn The reports of the indexers cannot be stored"])
  faults.open = true
  await clock.pass(30_000)
  faults.open = faults.save = false
  await clock.pass(10_000)
  expect(saved.at(-1)?.reports[0]?.state).toBe("following")
  expect(closed()).toBeGreaterThan(0)
  await keeper.stop()
})

test("the last word is written when it is stopped", async () => {
  const { clock, keeper, saved, closed } = house()
  keeper.update(report("following"))
  await clock.pass(2_000)
  keeper.update(report("stopped"))
  await keeper.stop()
  expect(saved.at(-1)?.reports[0]?.state).toBe("stopped")
  expect(closed()).toBe(1)
})

test("while the store takes no reports, no indexer is at work, and it is told why and when it goes on", async () => {
  const { clock, keeper, faults } = house()
  keeper.update(report("following"))
  keeper.update(report("stuck", { subject: { kind: "chain", chainId: "8" }, reason: "block 9" }))
  await clock.pass(1_000)
  faults.save = true
  await clock.pass(3_000)
  const now = Math.floor(clock.now() / 1000)
  expect(keeper.reports).toMatchObject([
    { state: "retrying", reason: "disk full", retryAt: now + 1 },
    { state: "stuck", reason: "block 9" },
  ])
  faults.save = false
  await clock.pass(3_000)
  expect(keeper.reports.map(({ state }) => state)).toEqual(["following", "stuck"])
  await keeper.stop()
})

test("a store that does not answer is away after two and a half seconds, and another connection is tried after four", async () => {
  const clock = new VirtualClock()
  let opened = 0
  const keeper = keepReports({
    clock,
    log: () => {},
    open: async () => {
      const isLost = ++opened === 1
      return { saveReports: () => (isLost ? new Promise(() => {}) : Promise.resolve()), close: async () => {} }
    },
  })
  keeper.update(report("following"))
  const states: string[] = []
  for (const milliseconds of [2_000, 2_000, 4_000]) {
    await clock.pass(milliseconds)
    states.push(`${keeper.reports[0]?.state} ${opened}`)
  }
  expect(states).toEqual(["following 1", "retrying 1", "following 2"])
  await keeper.stop()
})

test("a stall begins with a block that is missing and ends with one that is stored, whatever the indexer says it does", async () => {
  const { clock, keeper } = house()
  const tell = (state: IndexerReport["state"], head: number, nodeHead: number) => {
    const seen = { head: { number: head, timestamp: 5 }, nodeHead: { number: nodeHead, observedAt: start } }
    keeper.update(report(state, seen))
    const since = keeper.reports[0]?.stalledSince
    return since === undefined ? undefined : since - start
  }
  const told: (number | undefined)[] = [tell("following", 8, 8)]
  for (const [state, head, nodeHead] of [
    ["following", 8, 9],
    ["retrying", 8, 10],
    ["following", 8, 11],
    ["backfilling", 9, 12],
    ["following", 9, 12],
    ["following", 12, 12],
    ["following", 12, 11],
  ] as const) {
    await clock.pass(10_000)
    told.push(tell(state, head, nodeHead))
  }
  expect(told).toEqual([undefined, 10, 10, 10, 40, 40, undefined, undefined])
  // A restarted indexer does not know its head yet.
  await clock.pass(10_000)
  tell("following", 12, 13)
  keeper.update(report("starting", { head: { number: 12, timestamp: 5 } }))
  expect(keeper.reports[0]?.stalledSince).toBe(start + 80)
  keeper.update(report("starting"))
  expect(keeper.reports[0]?.stalledSince).toBe(undefined)
  await keeper.stop()
})
