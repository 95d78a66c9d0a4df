import { expect, test } from "vitest"
import { isEnough, percentageOf } from "./quorum.ts"

const most = 2n ** 64n - 1n

test.each([
  ["the exact share", 67n, 100n, 67, true],
  ["one unit short of it", 66n, 100n, 67, false],
  ["the ceiling of a share that is no whole number", 68n, 101n, 67, true],
  ["its floor", 67n, 101n, 67, false],
  ["all where all are needed", 3n, 3n, 100, true],
  ["all but one unit where all are needed", most - 1n, most, 100, false],
  ["weights that no double holds, exact", (most / 100n) * 67n + 11n, most, 67, true],
  ["weights that no double holds, one unit short", (most / 100n) * 67n + 10n, most, 67, false],
  ["a single unit where nothing is needed", 1n, most, 0, true],
  ["nothing where nothing is needed: nobody signed", 0n, 100n, 0, false],
])("%s", (_, weight, total, percentage, expected) => {
  expect(isEnough(weight, total, percentage)).toBe(expected)
})

test("a share is rounded down, so that what is not enough never looks as if it were", () => {
  expect([percentageOf(66_999n, 100_000n), percentageOf(0n, 7n), percentageOf(7n, 7n), percentageOf(0n, 0n)]).toEqual([
    "66.99",
    "0.00",
    "100.00",
    "0.00",
  ])
})
