import { appendFileSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { Journal } from "./journal.ts"

let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "serac-journal-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, "a.ts"), "1")
  writeFileSync(join(root, "a.md"), "1")
})
const files = ["a.ts", "a.md"]

test("what was found out is known in a later run of the same code, and not of another", () => {
  const first = new Journal(root, files)
  expect(first.get("one")).toBe(undefined)
  first.set("one", { two: 3 })
  expect(first.get("one")).toEqual({ two: 3 })
  writeFileSync(join(root, "a.md"), "2")
  expect(new Journal(root, files).get("one")).toEqual({ two: 3 })
  writeFileSync(join(root, "a.ts"), "2")
  expect(new Journal(root, files).get("one")).toBe(undefined)
})

test("half a line of a process that was killed is passed over", () => {
  new Journal(root, files).set("one", 1)
  const [file] = globSync(join(root, "node_modules/.cache/mutate/*.jsonl")) as [string]
  appendFileSync(file, '["two", {"ha')
  const next = new Journal(root, files)
  next.set("three", 3)
  const last = new Journal(root, files)
  expect(["one", "two", "three"].map((key) => last.get(key))).toEqual([1, undefined, 3])
})
