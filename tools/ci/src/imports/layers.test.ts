import { existsSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { circlesOf, reachedFrom } from "./graph.ts"
import { importedPaths, importGraph, readImports } from "./import-graph.ts"
import { packageGraph, workspacePackages } from "./workspace-packages.ts"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const packages = workspacePackages(repository)
const needs = packageGraph(packages)
const imports = readImports(repository, ["{packages/*/*,tools/*}/{src,test}/**/*.{ts,tsx}"])

/** The imports of the modules below a folder, as `file imports specifier`, that hold what is asked. */
const importsBelow = (folder: string, holds: (specifier: string, path: string | undefined) => boolean) =>
  [...imports]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap(([file, all]) =>
      all
        .filter((one) => holds(one.specifier, importedPaths(file, [one])[0]))
        .map(({ specifier }) => `${file} imports ${specifier}`),
    )

test("the modules of all packages are read, and what they import by path exists", () => {
  const folders = new Set([...imports.keys()].map((file) => file.split(/\/(?:src|test)\//)[0]))
  expect(packages.filter(({ folder }) => !folders.has(folder))).toEqual([])
  const missing = importsBelow("packages", (_, path) => path !== undefined && !existsSync(join(repository, path)))
  expect(missing).toEqual([])
})

test("no module imports itself over others, be it for a type or later", () => {
  expect(circlesOf(importGraph(imports))).toEqual([])
})

test("no package of the workspace needs itself over others", () => {
  expect(needs.size).toBeGreaterThan(30)
  expect(circlesOf(needs)).toEqual([])
})

test("the indexers of EVM chains and of primary networks do not need each other, and what both are made of needs neither", () => {
  const indexers = ["@serac/evm-indexer", "@serac/indexing", "@serac/network-indexer"]
  const needed = (name: string) => indexers.filter((other) => reachedFrom(name, needs).has(other))
  expect(indexers.map(needed)).toEqual([["@serac/indexing"], [], ["@serac/indexing"]])
})

test.each([
  ["packages/services/evm-indexer", "network-indexer"],
  ["packages/services/network-indexer", "evm-indexer"],
  ["packages/services/indexing", "evm-indexer"],
  ["packages/services/indexing", "network-indexer"],
])("no module of %s, tests included, imports anything of %s", (folder, other) => {
  expect(importsBelow(folder, () => true)).not.toEqual([])
  expect(importsBelow(folder, (specifier) => specifier.split("/").includes(other))).toEqual([])
})

test.each([
  ["packages/services/store/src/evm", "packages/services/store/src/network"],
  ["packages/services/store/src/network", "packages/services/store/src/evm"],
])("no module of %s imports any of %s", (folder, other) => {
  expect(importsBelow(folder, () => true)).not.toEqual([])
  expect(importsBelow(folder, (_, path) => path?.startsWith(`${other}/`) === true)).toEqual([])
})
