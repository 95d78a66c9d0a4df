import { expect, test } from "vitest"
import { SourceError } from "../sources/source-error.ts"
import { isFinal, missingWords } from "./missing-words.ts"

const refused = new SourceError("refused", { said: "unknown message", number: 3 })

test("validators are named by the reason: who refused, who was late, who was not asked any more", () => {
  const missing = [
    ["NodeID-a", "wrong signature"],
    ["NodeID-b", new SourceError("late")],
    ["NodeID-c", refused],
    ["NodeID-d", new SourceError("unreachable")],
    ["NodeID-e", "balance too low"],
    ["NodeID-f", "not asked"],
    ["NodeID-g", "not asked"],
    ["NodeID-h", "not waited for"],
    ["NodeID-i", new SourceError("no-address")],
    ["NodeID-j", "no way to ask"],
  ] as const
  expect(missingWords(missing).split("; ")).toEqual([
    "refused: NodeID-c (code 3: 'unknown message')",
    "wrong signature: NodeID-a",
    "balance too low: NodeID-e",
    "no way to ask: NodeID-j",
    "no answer in time: NodeID-b",
    "not reachable: NodeID-d",
    "address not known: NodeID-i",
    "not waited for any more: NodeID-h",
    "not asked any more: NodeID-f, NodeID-g",
  ])
})

test("five are named for one reason, and how many more there are", () => {
  const missing = ["a", "b", "c", "d", "e", "f", "g"].map((name) => [`NodeID-${name}`, "not asked"] as const)
  expect(missingWords([...missing, ["NodeID-h", new SourceError("late")]])).toBe(
    "no answer in time: NodeID-h; not asked any more: NodeID-a, NodeID-b, NodeID-c, NodeID-d, NodeID-e and 2 more",
  )
})

test("what a stranger says is cut and escaped", () => {
  const said = `\u001b[31m\n${"x".repeat(200)}`
  expect(missingWords([["NodeID-a", new SourceError("refused", { said })]])).toBe(
    `refused: NodeID-a ('\\u{1b}[31m\\u{a}${"x".repeat(74)}...')`,
  )
})

test("asking again soon helps where nobody has said no, and somebody can be asked", () => {
  const final = [refused, "wrong signature", "balance too low", "no way to ask"] as const
  const passing = [new SourceError("late"), new SourceError("unreachable"), new SourceError("no-address")]
  expect(final.map(isFinal)).toEqual([true, true, true, true])
  expect([...passing, "not asked" as const, "not waited for" as const].map(isFinal)).toEqual(Array(5).fill(false))
})
