import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openRemembered } from "./remembered.ts"

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-remembered-"))
})
afterAll(() => rmSync(directory, { recursive: true }))

test("what a node told is there at the next start, its URL is not", () => {
  const file = join(directory, "told.json")
  openRemembered<{ id: number }>(file, true).set("http://node/SECRET", { id: 1 })
  const again = openRemembered<{ id: number }>(file, false)
  expect(again.get("http://node/SECRET")).toEqual({ id: 1 })
  expect(again.get("http://node")).toBeUndefined()
  expect(readFileSync(file, "utf8")).not.toContain("node")
})

test("who may not write changes nothing", () => {
  const file = join(directory, "theirs.json")
  openRemembered<number>(file, true).set("http://a", 1)
  const text = readFileSync(file, "utf8")
  const other = openRemembered<number>(file, false)
  other.set("http://a", 2)
  other.set("http://b", 2)
  expect([other.get("http://a"), other.get("http://b")]).toEqual([1, undefined])
  expect(readFileSync(file, "utf8")).toBe(text)
})

test("a file that cannot be read is one without answers", () => {
  const file = join(directory, "broken.json")
  writeFileSync(file, "{")
  expect(openRemembered(file, false).get("http://a")).toBeUndefined()
})
