import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { circlesOf, reachedFrom } from "./graph.ts"
import { importedPaths, importGraph, readImports } from "./import-graph.ts"
import { packageGraph, type WorkspacePackage, workspacePackages } from "./workspace-packages.ts"

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

const isTool = ({ folder }: WorkspacePackage) => folder.startsWith("tools/")
const isTest = (file: string) => /\/test\/|\.test\.tsx?$/.test(file)

/** Published tools are products that stand among the tools. */
const privateTools = packages.filter((one) => isTool(one) && one.isPrivate)

test("no module of a product imports a private tool, be it for a type or later, and no published package needs one", () => {
  const names = privateTools.map(({ name }) => name)
  expect(names).toContain("@serac/proof")
  const isPrivateTool = (specifier: string) => names.some((name) => `${specifier}/`.startsWith(`${name}/`))
  expect(importsBelow("packages", isPrivateTool).filter((line) => !isTest(line.split(" ")[0] ?? ""))).toEqual([])
  const published = packages.filter(({ isPrivate }) => !isPrivate)
  const needing = published.filter(({ needs }) => needs.some(isPrivateTool)).map(({ name }) => name)
  expect(needing).toEqual([])
})

test("nothing of packages, tests included, reaches into tools by a path: neither imports nor files that it reads", () => {
  expect(importsBelow("packages", (_, path) => path?.startsWith("tools/") === true)).toEqual([])
  const reading = [...imports.keys()].filter((file) => {
    if (!file.startsWith("packages/")) return false
    const paths = readFileSync(join(repository, file), "utf8").matchAll(/["'`]((?:\.\.\/)+tools\/)/g)
    return [...paths].some(([, path = ""]) => join(dirname(file), path) === "tools/")
  })
  expect(reading).toEqual([])
})

test("the indexers of EVM chains and of primary networks do not need each other, and what both are made of needs neither", () => {
  const indexers = ["@serac/indexer/evm", "@serac/indexer/core", "@serac/indexer/network"]
  const needed = (name: string) => indexers.filter((other) => reachedFrom(name, needs).has(other))
  expect(indexers.map(needed)).toEqual([["@serac/indexer/core"], [], ["@serac/indexer/core"]])
})

test.each([
  ["packages/indexer/src/evm", "network-indexer"],
  ["packages/indexer/src/network", "evm-indexer"],
  ["packages/indexer/src/core", "evm-indexer"],
  ["packages/indexer/src/core", "network-indexer"],
])("no module of %s, tests included, imports anything of %s", (folder, other) => {
  expect(importsBelow(folder, () => true)).not.toEqual([])
  expect(importsBelow(folder, (specifier) => specifier.split("/").includes(other))).toEqual([])
})

test.each([
  ["packages/store/src/evm", "packages/store/src/network"],
  ["packages/store/src/network", "packages/store/src/evm"],
])("no module of %s imports any of %s", (folder, other) => {
  expect(importsBelow(folder, () => true)).not.toEqual([])
  expect(importsBelow(folder, (_, path) => path?.startsWith(`${other}/`) === true)).toEqual([])
})
