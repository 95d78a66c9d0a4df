import { appendFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { contentHash, Journal } from "./journal.ts"

let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "serac-journal-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
})

test("what was found out is known in a later run of the same state, and not of another", () => {
  const first = new Journal(root, "first")
  expect(first.get("one")).toBe(undefined)
  first.set("one", { two: 3 })
  expect(first.get("one")).toEqual({ two: 3 })
  expect(new Journal(root, "first").get("one")).toEqual({ two: 3 })
  expect(new Journal(root, "second").get("one")).toBe(undefined)
})

test("half a line of a process that was killed is passed over", () => {
  new Journal(root, "first").set("one", 1)
  const [file] = globSync(join(root, "node_modules/.cache/mutate/*.jsonl")) as [string]
  appendFileSync(file, '["two", {"ha')
  const next = new Journal(root, "first")
  next.set("three", 3)
  const last = new Journal(root, "first")
  expect(["one", "two", "three"].map((key) => last.get(key))).toEqual([1, undefined, 3])
})

test("other contents and other names have another hash", () => {
  for (const [file, text] of [
    ["a", "1"],
    ["b", "1"],
    ["c", "2"],
  ] as const)
    writeFileSync(join(root, file), text)
  const hashes = [["a"], ["b"], ["c"], ["a", "b"], ["a", "c"]].map((files) => contentHash(root, files))
  expect(new Set(hashes).size).toBe(5)
  expect(contentHash(root, ["a", "b"])).toBe(hashes[3])
})
