import { expect, test } from "vitest"
import { type CheckOutcome, outcomeLine, runChecks } from "./release-check.ts"

test("checks run in turn, and one that fails does not keep the next from running", async () => {
  const told: string[] = []
  const outcomes = await runChecks(
    [
      { name: "size", run: async () => "46.2 MB" },
      { name: "up", run: () => Promise.reject(new Error("it ended with 1\nand said nothing")) },
      { name: "docs", run: async () => "" },
    ],
    ({ name }) => told.push(name),
  )
  const seconds = expect.any(Number)
  expect(outcomes).toEqual([
    { name: "size", seconds, note: "46.2 MB" },
    { name: "up", seconds, note: "", failure: "it ended with 1\nand said nothing" },
    { name: "docs", seconds, note: "" },
  ])
  expect(told).toEqual(["size", "up", "docs"])
})

test("the table has a line for each check, and the reason of a failure below it", () => {
  const lines: CheckOutcome[] = [
    { name: "size", seconds: 1.23, note: "46.2 MB" },
    { name: "up", seconds: 12, note: "", failure: "it ended with 1\nand said nothing" },
  ]
  expect(lines.map(outcomeLine)).toEqual([
    "  ok   size                          1.2 s  46.2 MB",
    "  FAIL up                           12.0 s\n       it ended with 1\n       and said nothing",
  ])
})
