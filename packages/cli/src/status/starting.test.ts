import { expect, test } from "vitest"
import { startingCondition } from "./starting.ts"

const counts = { quarantined: 0, differences: 0 }
const silent = { indexing: { state: "stopped", reason: "no indexer has reported", ...counts } } as const

test("a chain whose indexer began just now and has not reported is starting", () => {
  expect(startingCondition(silent, { startedAt: 1_000 }, 1_003)).toEqual({ indexing: { state: "starting", ...counts } })
})

test.each([
  ["nobody indexes", silent, undefined],
  ["a process has indexed for longer than reports take", silent, { startedAt: 900 }],
  [
    "its indexer said that it stopped",
    { indexing: { state: "stopped", reportedAt: 999, ...counts } },
    { startedAt: 990 },
  ],
  ["nothing is known", {}, { startedAt: 1_000 }],
] as const)("it is as it was told where %s", (_, told, running) => {
  expect(startingCondition(told, running, 1_003)).toEqual(told)
})
