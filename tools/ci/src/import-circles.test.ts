import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import { importCircles } from "./import-circles.ts"
import { packageCircles, reachedFrom, workspacePackages } from "./package-circles.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-circles-"))
afterAll(() => rmSync(folder, { recursive: true }))

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const sources = (name: string) => join(repository, "packages", name, "src")
const needs = workspacePackages(repository)

/** The TypeScript files below a folder, tests included. */
const typeScriptIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file))

const folders = ["packages/runtime", "packages/clients", "packages/integrations", "packages/services", "tools"].flatMap(
  (parent) => readdirSync(join(repository, parent)).map((name) => join(parent, name)),
)

test.each(folders.filter((folder) => existsSync(join(repository, folder, "src"))))(
  "no file of %s imports itself over others",
  (folder) => {
    expect(importCircles(join(repository, folder, "src"))).toEqual([])
  },
)

test("no package of the workspace needs itself over others", () => {
  expect(needs.size).toBeGreaterThan(30)
  expect(packageCircles(needs)).toEqual([])
})

test("the indexers of EVM chains and of primary networks do not need each other, and what both are made of needs neither", () => {
  const indexers = ["@serac/evm-indexer", "@serac/indexing", "@serac/network-indexer"]
  const needed = (name: string) => indexers.filter((other) => reachedFrom(name, needs).has(other))
  expect(indexers.map(needed)).toEqual([["@serac/indexing"], [], ["@serac/indexing"]])
})

test.each([
  ["services/evm-indexer", "network-indexer"],
  ["services/network-indexer", "evm-indexer"],
  ["services/indexing", "evm-indexer"],
  ["services/indexing", "network-indexer"],
])("no file of %s, tests included, names %s in an import", (name, other) => {
  const files = ["src", "test"].flatMap((part) => typeScriptIn(join(repository, "packages", name, part)))
  const named = new RegExp(`(from|import\\()\\s*"[^"]*${other}[/"]`)
  const crossing = files.filter((file) => named.test(readFileSync(file, "utf8")))
  expect(files.length).toBeGreaterThan(0)
  expect(crossing).toEqual([])
})

test("packages that need themselves over others are found, and not those that need these", () => {
  const circle = { a: ["b"], b: ["c"], c: ["a", "outside"], d: ["a"] }
  expect(packageCircles(new Map(Object.entries(circle)))).toEqual(["a", "b", "c"])
})

test.each([
  ["services/store", "evm", "network"],
  ["services/store", "network", "evm"],
])("in %s nothing of %s imports anything of %s", (name, one, other) => {
  const files = readdirSync(join(sources(name), one), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  )
  const crossing = files.filter((file) => readFileSync(join(sources(name), one, file), "utf8").includes(`../${other}/`))
  expect(files.length).toBeGreaterThan(0)
  expect(crossing).toEqual([])
})

test("a circle is found, also one of types", () => {
  writeFileSync(join(folder, "a.ts"), 'import type { B } from "./b.ts"\nexport interface A { b: B }\n')
  writeFileSync(join(folder, "b.ts"), 'export * from "./c.ts"\nexport interface B {}\n')
  writeFileSync(join(folder, "c.ts"), 'import {\n  type A,\n} from "./a.ts"\nexport type C = A\n')
  expect(importCircles(folder)).toEqual([["a.ts", "b.ts", "c.ts"]])
})
