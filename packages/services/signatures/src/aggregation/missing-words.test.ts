import { expect, test } from "vitest"
import { SourceError } from "../sources/source-error.ts"
import { missingWords } from "./missing-words.ts"

test("five are named with their reasons, and how many more there are", () => {
  const missing = [
    ["NodeID-a", "wrong signature"],
    ["NodeID-b", new SourceError("late")],
    ["NodeID-c", new SourceError("refused", { said: "unknown message" })],
    ["NodeID-d", new SourceError("unreachable")],
    ["NodeID-e", "balance too low"],
    ["NodeID-f", "not asked"],
    ["NodeID-g", "not asked"],
  ] as const
  expect(missingWords(missing)).toBe(
    "NodeID-a (wrong signature), NodeID-b (no answer in time), NodeID-c (refused: 'unknown message'), " +
      "NodeID-d (not reachable), NodeID-e (balance too low) and 2 more",
  )
})

test("what a stranger says is cut and escaped", () => {
  const said = `\u001b[31m\n${"x".repeat(200)}`
  expect(missingWords([["NodeID-a", new SourceError("refused", { said })]])).toBe(
    `NodeID-a (refused: '\\u{1b}[31m\\u{a}${"x".repeat(74)}...')`,
  )
})
