import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { circlesOf } from "./graph.ts"
import { importedPaths, importGraph, readImports } from "./import-graph.ts"
import { packageGraph, type WorkspacePackage, workspacePackages } from "./workspace-packages.ts"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const packages = workspacePackages(repository)
const needs = packageGraph(packages)
const imports = readImports(repository, ["{packages,testing,tools}/**/{src,test}/**/*.{ts,tsx}"])

/** The imports of the modules below a folder that satisfy a predicate, as `file imports specifier`. */
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
  expect(needs.size).toBeGreaterThan(20)
  expect(circlesOf(needs)).toEqual([])
})

const isTest = (file: string) => /\/test\/|\.test\.tsx?$/.test(file)
const isProduct = ({ folder }: WorkspacePackage) => folder.startsWith("packages/")

/** The packages that product tests import. */
const isBase = ({ folder }: WorkspacePackage) => folder === "testing/kits" || folder === "testing/recordings"

/** The packages that only this repository uses: testing/ and tools/. */
const helpers = packages.filter((one) => !isProduct(one)).map(({ name }) => name)
const isHelper = (specifier: string) => helpers.some((name) => `${specifier}/`.startsWith(`${name}/`))

test("beside the client of each API there are at most 25 packages, and at most 13 that are published", () => {
  const others = packages.filter(({ folder }) => !folder.startsWith("packages/clients/"))
  expect(others.length).toBeLessThanOrEqual(25)
  expect(others.filter(({ isPrivate }) => !isPrivate).length).toBeLessThanOrEqual(13)
})

test("no module of a product imports testing or tools, be it for a type or later, and no package of a product needs one", () => {
  expect(helpers).toContain("@serac/proof")
  expect(importsBelow("packages", isHelper).filter((line) => !isTest(line.split(" ")[0] ?? ""))).toEqual([])
  expect(packages.filter((one) => isProduct(one) && one.needs.some(isHelper)).map(({ name }) => name)).toEqual([])
})

test("no published package needs a private one", () => {
  const isPrivate = new Set(packages.filter((one) => one.isPrivate).map(({ name }) => name))
  const needing = packages.filter((one) => !one.isPrivate && one.needs.some((name) => isPrivate.has(name)))
  expect(needing.map(({ name }) => name)).toEqual([])
})

test("no package of a product, and none that its tests stand on, reaches into another by a path, tests included: neither imports nor files of testing and tools that it reads", () => {
  const folderOf = (path: string) =>
    packages.map(({ folder }) => folder).find((folder) => `${path}/`.startsWith(`${folder}/`))
  const reaching = packages
    .filter((one) => isProduct(one) || isBase(one))
    .flatMap(({ folder }) =>
      importsBelow(folder, (_, path) => path !== undefined && ![undefined, folder].includes(folderOf(path))),
    )
  expect(reaching).toEqual([])
  const reading = [...imports.keys()].filter((file) => {
    if (!file.startsWith("packages/")) return false
    const paths = readFileSync(join(repository, file), "utf8").matchAll(/["'`]((?:\.\.\/)+(?:testing|tools)\/)/g)
    return [...paths].some(([, path = ""]) => /^(?:testing|tools)\//.test(join(dirname(file), path)))
  })
  expect(reading).toEqual([])
})

/** The subfolders of a package's `src`, and the other subfolders that each may import; `.` means files in none of them. */
type Walls = Readonly<Record<string, readonly string[]>>

const walls: Readonly<Record<string, Walls>> = {
  "packages/client": { http: [], rest: ["http"], rpc: ["http"] },
  "packages/wire": { node: [], peer: [] },
  "packages/codegen": { ".": [], "spec-diff": ["."] },
  "packages/store": { ".": ["items"], items: [] },
  "packages/indexer": { core: [], metadata: [], evm: ["core", "metadata"], network: ["core"] },
  "packages/server": { http: [], access: ["http"], usage: ["http"], monitoring: [] },
  "packages/api": { data: [], metrics: [] },
  "packages/devnet": { ".": ["ledger", "evm"], ledger: [], evm: [] },
  "packages/web": { ui: [], reference: ["ui"], explorer: ["ui", "reference"] },
  "testing/kits": { postgres: [], blocks: [], "demo-chain": ["blocks"], browser: [], disk: [], nodes: [] },
}

/** The subfolder of a path in a package's sources or tests; tests have folders of the same names. */
function roomOf(folder: string, rooms: Walls, path: string): string {
  const [, first = ""] = path.slice(folder.length + 1).split("/")
  return first in rooms ? first : "."
}

test.each(Object.entries(walls))(
  "the rooms of %s import only those that they may, by the entries of the package",
  (folder, rooms) => {
    const { exports }: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(join(repository, folder, "package.json"), "utf8"),
    )
    const entries = new Set(Object.values(exports).map((file) => join(folder, file)))
    const crossing = [...imports].flatMap(([file, all]) => {
      if (!file.startsWith(`${folder}/`)) return []
      const room = roomOf(folder, rooms, file)
      return importedPaths(file, all)
        .filter(
          (path) =>
            path.startsWith(`${folder}/`) && path !== `${folder}/package.json` && roomOf(folder, rooms, path) !== room,
        )
        .map((path) => ({ file, room, path, other: roomOf(folder, rooms, path) }))
    })
    const found = new Set(
      [...imports.keys()]
        .filter((file) => file.startsWith(`${folder}/src/`))
        .map((file) => roomOf(folder, rooms, file)),
    )
    expect(Object.keys(rooms).filter((room) => !found.has(room))).toEqual([])
    const forbidden = crossing.filter(({ room, other }) => !rooms[room]?.includes(other))
    expect(forbidden.map(({ file, path }) => `${file} imports ${path}`)).toEqual([])
    const aside = crossing.filter(({ file, path }) => !isTest(file) && !entries.has(path))
    expect(aside.map(({ file, path }) => `${file} imports ${path}`)).toEqual([])
  },
)

test.each([
  ["packages/store/src/evm", "packages/store/src/network"],
  ["packages/store/src/network", "packages/store/src/evm"],
])("no module of %s imports any of %s", (folder, other) => {
  expect(importsBelow(folder, () => true)).not.toEqual([])
  expect(importsBelow(folder, (_, path) => path?.startsWith(`${other}/`) === true)).toEqual([])
})
