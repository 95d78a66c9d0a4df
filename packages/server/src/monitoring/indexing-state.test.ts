import { expect, test } from "vitest"
import { now, reportOf, storedChain } from "../../test/monitoring/reports.ts"
import { indexingState } from "./indexing-state.ts"

const head = { number: 100, timestamp: now - 12 }
const quiet = { quarantined: 0, differences: 0 }

test("a chain that stands still is told by the node's head as it was observed, not as it was when blocks were last stored", () => {
  const report = reportOf({
    state: "stuck",
    reason: "block 101 is not understood",
    stuckAt: 101,
    nodeHead: { number: 500, observedAt: now - 2 },
    quarantined: 1,
  })
  expect(indexingState(storedChain(), report, now)).toEqual({
    state: "stuck",
    since: now - 60,
    reason: "block 101 is not understood",
    stuckAt: 101,
    head,
    nodeHead: { number: 500, observedAt: now - 2 },
    lag: { blocks: 400, seconds: 12 },
    updatedAt: now - 3,
    quarantined: 1,
    differences: 0,
    reportedAt: now - 1,
  })
})

test("a chain of which nobody ever reported is stopped", () => {
  expect(indexingState(storedChain(), undefined, now)).toEqual({
    state: "stopped",
    reason: "no indexer has reported",
    head,
    nodeHead: { number: 100, observedAt: now - 3 },
    lag: { blocks: 0, seconds: 0 },
    updatedAt: now - 3,
    ...quiet,
  })
})

test("a report is believed for fifteen seconds; then nobody indexes", () => {
  const stateOf = (age: number) => {
    const { state, since, reason } = indexingState(undefined, reportOf({ reportedAt: now - age }), now)
    return { state, since, reason }
  }
  expect([stateOf(15), stateOf(16)]).toEqual([
    { state: "following", since: now - 60, reason: undefined },
    { state: "stopped", since: now - 16, reason: "its indexer has not reported since 2026-11-22T09:59:44Z" },
  ])
})

test("an indexer that said it stopped is stopped since then, however long ago", () => {
  const report = reportOf({ state: "stopped", since: now - 5_000, reason: "told to stop", reportedAt: now - 5_000 })
  expect(indexingState(undefined, report, now)).toEqual({
    state: "stopped",
    since: now - 5_000,
    reason: "told to stop",
    ...quiet,
    reportedAt: now - 5_000,
  })
})

test("a report of the future is none of now", () => {
  expect(indexingState(undefined, reportOf({ reportedAt: now + 3_600 }), now)).toMatchObject({
    state: "stopped",
    since: now,
    reason: "its indexer's last report is of 2026-11-22T11:00:00Z, which is in the future: compare the clocks",
  })
})

test("what was stored long after the last report counts", () => {
  const stored = storedChain({ nodeHead: 107, updatedAt: now - 3 })
  const before = { nodeHead: { number: 95, observedAt: now - 80 }, reportedAt: now - 80 }
  const report = reportOf({ head: { number: 90, timestamp: now - 90 }, ...before })
  const { head, nodeHead, lag } = indexingState(stored, report, now)
  expect({ head, nodeHead, lag }).toEqual({
    head: { number: 100, timestamp: now - 12 },
    nodeHead: { number: 107, observedAt: now - 3 },
    lag: { blocks: 7, seconds: 12 },
  })
})

test("without the store, the report tells the head", () => {
  const report = reportOf({ head: { number: 90, timestamp: now - 90 }, nodeHead: { number: 95, observedAt: now } })
  expect(indexingState(undefined, report, now)).toMatchObject({ head: report.head, lag: { blocks: 5, seconds: 90 } })
})

test("a stall lasts from the first block that is missing to the next one that is stored", () => {
  const stalled = reportOf({ stalledSince: now - 70, nodeHead: { number: 101, observedAt: now - 1 } })
  const stalledFor = (updatedAt: number) => indexingState(storedChain({ updatedAt }), stalled, now).stalledFor
  expect([stalledFor(now - 75), stalledFor(now - 1), stalledFor(now)]).toEqual([70, 70, undefined])
  expect(indexingState(storedChain(), reportOf(), now)).not.toHaveProperty("stalledFor")
})
