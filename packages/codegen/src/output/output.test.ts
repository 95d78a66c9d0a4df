import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { apply } from "./apply.ts"
import { outputDifferences } from "./difference.ts"

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "serac-output-"))
  mkdirSync(join(root, "made/old"), { recursive: true })
  writeFileSync(join(root, "made/same.ts"), "same")
  writeFileSync(join(root, "made/changed.ts"), "before")
  writeFileSync(join(root, "made/old/gone.ts"), "old")
  writeFileSync(join(root, "README.md"), "mine")
})
afterEach(() => rmSync(root, { recursive: true }))

const outputs = new Map([
  ["made/same.ts", "same"],
  ["made/changed.ts", "after"],
  ["made/new/added.ts", "added"],
])

test("finds what is missing, what changed and what is left over in the folders that hold nothing else", () => {
  expect(outputDifferences(root, outputs, ["made", "nowhere"])).toEqual([
    { path: "made/changed.ts", kind: "changed" },
    { path: "made/new/added.ts", kind: "missing" },
    { path: "made/old/gone.ts", kind: "left over" },
  ])
})

test("writes and removes exactly that, so that nothing differs afterwards", () => {
  apply(root, outputs, outputDifferences(root, outputs, ["made"]))
  expect(outputDifferences(root, outputs, ["made"])).toEqual([])
  expect(readFileSync(join(root, "made/changed.ts"), "utf8")).toBe("after")
  expect(existsSync(join(root, "made/old"))).toBe(false)
  expect(readFileSync(join(root, "README.md"), "utf8")).toBe("mine")
})
