import { spawnSync } from "node:child_process"
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Mutant } from "./mutant.ts"
import { isReached, type Reach, readReach } from "./reach.ts"

const root = realpathSync(mkdtempSync(join(tmpdir(), "serac-reach-")))
afterAll(() => rmSync(root, { recursive: true }))

const text = `export const least = (a: number, b: number): number => (a < b ? a : b)
export function never(a: number): number {
  return a + 1
}
`
const at = (before: string, file = "least.ts"): Mutant => {
  const start = text.indexOf(before)
  return { file, start, end: start + before.length, line: 1, column: 1, kind: "", before, after: "" }
}
const coverage = join(root, "coverage")

beforeAll(() => {
  writeFileSync(join(root, "least.ts"), text)
  writeFileSync(join(root, "main.ts"), 'import { least } from "./least.ts"\nleast(1, 2)\n')
  const env = { ...process.env, NODE_V8_COVERAGE: coverage, NODE_DISABLE_COMPILE_CACHE: "1", NODE_OPTIONS: "" }
  expect(spawnSync(process.execPath, [join(root, "main.ts")], { env }).status).toBe(0)
})

const reached = (reach: Reach) =>
  [at("a < b"), at("a : b"), at("b)\n"), at("a + 1"), at("a < b", "other.ts")].map((mutant) => isReached(mutant, reach))

test("what has run is reached: not the other branch, not a function that nobody called, not another file", async () => {
  const reach = await readReach(coverage, root, new Set(["least.ts"]), true)
  expect(Object.keys(reach)).toEqual(["least.ts"])
  expect(reached(reach)).toEqual([true, true, false, false, false])
})

test("all of a file that was transformed counts as reached", async () => {
  expect(reached(await readReach(coverage, root, new Set(["least.ts"]), false))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test("nothing is reached where nothing was written", async () => {
  expect(await readReach(join(root, "none"), root, new Set(["least.ts"]), true)).toEqual({})
})
