import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { install } from "./install.mjs"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const lockfile =
  "lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    x: 1\n\n  packages/a:\n    y: 1\n\npackages:\n\n  z:\n"

function repository() {
  const root = mkdtempSync(join(tmpdir(), "serac-install-"))
  folders.push(root)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write("pnpm-lock.yaml", lockfile)
  write("package.json", "{}")
  write("packages/a/package.json", '{ "dependencies": {} }')
  let installations = 0
  const run = (code = 0) =>
    install(root, () => {
      installations += 1
      write("node_modules/.pnpm/lock.yaml", lockfile)
      mkdirSync(join(root, "packages/a/node_modules"), { recursive: true })
      return code
    })
  return { root, write, run, installed: () => installations }
}

test("what is installed is not installed again", () => {
  const { run, installed } = repository()
  expect([run(), run(), run(), installed()]).toEqual([0, 0, 0, 1])
})

test.each([
  ["the lockfile", "pnpm-lock.yaml", lockfile.replace("x: 1", "x: 2")],
  ["the manifest of a package", "packages/a/package.json", '{ "dependencies": { "b": "1" } }'],
  ["a setting", "pnpm-workspace.yaml", "overrides: {}"],
  ["the installation, by somebody else,", "node_modules/.pnpm/lock.yaml", "another"],
])("when %s changed it is", (_, file, text) => {
  const { run, write, installed } = repository()
  run()
  write(file, text)
  expect([run(), run(), installed()]).toEqual([0, 0, 2])
})

test("a checkout with the ends of lines of Windows is installed again when a package's manifest changed", () => {
  const { run, write, installed } = repository()
  write("pnpm-lock.yaml", lockfile.replaceAll("\n", "\r\n"))
  run()
  write("packages/a/package.json", '{ "dependencies": { "b": "1" } }')
  expect([run(), run(), installed()]).toEqual([0, 0, 2])
})

test.each(["packages/a/node_modules", "node_modules"])("when %s is gone it is", (folder) => {
  const { run, root, installed } = repository()
  run()
  rmSync(join(root, folder), { recursive: true })
  expect([run(), run(), installed()]).toEqual([0, 0, 2])
})

test("an installation that failed is told of and made again", () => {
  const { run, installed } = repository()
  expect([run(1), run(1), run(), run(), installed()]).toEqual([1, 1, 0, 0, 3])
})
