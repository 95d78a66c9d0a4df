import { execFileSync } from "node:child_process"
import { globSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { expect, test } from "vitest"

const root = fileURLToPath(new URL("../../..", import.meta.url))

/** The flags and files of a tsconfig.json. */
function configOf(folder: string) {
  const file = join(root, folder, "tsconfig.json")
  const parsed = ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} })
  const { configFilePath: _, ...flags } = parsed?.options ?? {}
  return { flags, files: parsed?.fileNames.map((name) => relative(root, name)) ?? [] }
}

test("the command tsc is the native compiler, not the one that programs import", () => {
  const tsc = join(root, "node_modules/.bin/tsc")
  expect(execFileSync(tsc, ["--version"], { encoding: "utf8" })).toMatch(/^Version 7\./)
  expect(ts.version).toMatch(/^5\./)
})

const whole = configOf(".")
const folders = globSync(
  ["{packages,testing,tools}/*/tsconfig.json", "packages/{clients,integrations}/*/tsconfig.json"],
  { cwd: root },
).map(dirname)

test("there are packages to compare with", () => expect(folders.length).toBeGreaterThan(25))

test.each(folders)("the one type check of all holds %s to its own flags, sources and tests", (folder) => {
  const { flags, files } = configOf(folder)
  // Only some packages enable JSON modules; the build of the other packages rejects them.
  expect({ resolveJsonModule: true, ...flags }).toEqual(whole.flags)
  expect(files.filter((file) => !whole.files.includes(file))).toEqual([])
  expect(files).not.toEqual([])
})
