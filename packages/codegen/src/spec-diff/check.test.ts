import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { apiNames, documentsOf } from "./apis.ts"
import { checkChangesets } from "./check.ts"
import { writeInfoVersion } from "./release.ts"
import { keepReleased } from "./released.ts"
import { formatVerdict } from "./report.ts"

let root = ""
const folders: string[] = []

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-spec-diff-"))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const write = (path: string, content: unknown) => {
  mkdirSync(join(root, path, ".."), { recursive: true })
  writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content))
}

const openrpc = (version: string, description: string, ...names: string[]) => ({
  openrpc: "1.3.2",
  info: { title: "T", version, "x-namespace": "a" },
  servers: [{ url: "{nodeUrl}/ext/a" }],
  methods: names.map((name) => ({
    name,
    description,
    paramStructure: "by-name",
    params: [],
    result: { name: "r", schema: { type: "string" } },
  })),
})

const openapi = (version: string) => ({ openapi: "3.1.0", info: { title: "T", version }, paths: {} })

const changeset = (name: string, bump: string) =>
  write(`.changeset/${name}.md`, `---\n"@serac/x-chain": ${bump}\n---\n\nChanged it.\n`)

const verdict = async () => {
  const found = (await checkChangesets(root)).find((one) => one.package === "@serac/x-chain")
  if (found === undefined) throw new Error("no verdict on @serac/x-chain")
  return found
}

/** A workspace with six packages of version 1.0.0, all unchanged since their release. */
beforeEach(() => {
  root = temporary()
  write(".changeset/README.md", "# Changesets\n")
  for (const api of apiNames) {
    write(`packages/clients/${api}/package.json`, { name: `@serac/${api}`, version: "1.0.0" })
    for (const file of documentsOf(api))
      write(
        `packages/clients/${api}/${file}`,
        file === "openapi.json" ? openapi("1.0.0") : openrpc("1.0.0", "d", "a.get"),
      )
    write(`packages/clients/${api}/src/index.ts`, "export const client = 1\n")
    keepReleased(root, api)
  }
})

test("specs that stand as released need no changeset", async () => {
  expect((await checkChangesets(root)).map(({ ok, needed }) => ({ ok, needed }))).toEqual(
    apiNames.map(() => ({ ok: true, needed: "none" })),
  )
})

test.each([
  ["an editorial change", openrpc("1.0.0", "other words", "a.get"), "patch", ["patch", "minor"], ["none"]],
  ["an added method", openrpc("1.0.0", "d", "a.get", "a.set"), "minor", ["minor", "major"], ["none", "patch"]],
  ["a removed method", openrpc("1.0.0", "d"), "major", ["major"], ["none", "patch", "minor"]],
])("%s fails until a changeset is large enough", async (_, document, needed, enough, tooSmall) => {
  write("packages/clients/x-chain/openrpc.json", document)
  expect(await verdict()).toMatchObject({ needed, given: "none", ok: false })
  for (const bump of tooSmall) {
    changeset("one", bump)
    expect(await verdict()).toMatchObject({ given: bump, ok: false })
  }
  for (const bump of enough) {
    changeset("one", bump)
    expect(await verdict()).toMatchObject({ given: bump, ok: true })
  }
})

test("of several changesets the largest counts", async () => {
  write("packages/clients/x-chain/openrpc.json", openrpc("1.0.0", "d"))
  // In reading order, the largest bump is between smaller ones.
  changeset("a", "patch")
  changeset("b", "major")
  changeset("c", "minor")
  expect(await verdict()).toMatchObject({ given: "major", ok: true })
})

test("a failure says what changed, where, and what to do", async () => {
  write("packages/clients/x-chain/openrpc.json", openrpc("1.0.0", "d"))
  expect(formatVerdict(await verdict())).toBe(
    [
      "FAIL @serac/x-chain@1.0.0: 1 change since the last release; needs major, changesets give none",
      "  breaking  /methods/0: method a.get was removed",
      '  add a changeset with at least "@serac/x-chain": major (pnpm changeset)',
    ].join("\n"),
  )
})

test("a document whose version is not the package's fails, however large the changeset", async () => {
  write("packages/clients/x-chain/openrpc.json", openrpc("1.1.0", "d", "a.get"))
  changeset("one", "major")
  expect(await verdict()).toMatchObject({ ok: false, versionMismatch: "openrpc.json says version 1.1.0" })
  expect(formatVerdict(await verdict())).toContain(
    "openrpc.json says version 1.1.0: set info.version in its spec to 1.0.0 and run pnpm generate",
  )
})

test("before the first release everything is new", async () => {
  const fresh = temporary()
  cpSync(join(root, "packages/clients"), join(fresh, "packages/clients"), { recursive: true })
  mkdirSync(join(fresh, ".changeset"))
  expect((await checkChangesets(fresh)).map(({ released, needed, ok }) => ({ released, needed, ok }))).toEqual(
    apiNames.map(() => ({ released: false, needed: "minor", ok: false })),
  )
})

test("a name that the package no longer exports is breaking, whoever wrote it; a new one is additive", async () => {
  write("packages/clients/x-chain/src/index.ts", 'export { client as core } from "./client.ts"\n')
  write("packages/clients/x-chain/src/client.ts", "export const client = 1\n")
  expect(await verdict()).toMatchObject({
    needed: "major",
    changes: [
      { severity: "breaking", path: "", message: "client is no longer exported: imports of it no longer compile" },
      { severity: "additive", path: "", message: "core is exported now" },
    ],
  })
})

test("a changeset with an unknown bump is refused by name", async () => {
  changeset("typo", "mayor")
  await expect(checkChangesets(root)).rejects.toThrow("typo.md: @serac/x-chain asks for mayor")
})

test("a release writes the version into the spec and touches nothing else there", async () => {
  const text = "openrpc: 1.3.2 # the law\ninfo:\n  title: T\n  # moved by release\n  version: 1.0.0\nmethods: [ ]\n"
  write("specs/x-chain/openrpc.yaml", text)
  writeInfoVersion(root, "x-chain", "1.1.0")
  expect(readFileSync(join(root, "specs/x-chain/openrpc.yaml"), "utf8")).toBe(text.replace("1.0.0", "1.1.0"))
})
