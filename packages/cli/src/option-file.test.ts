import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readOptionFile, writeOptionFile } from "./option-file.ts"

function folder() {
  const directory = mkdtempSync(join(tmpdir(), "serac-option-"))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test("a file is replaced whole, and read where it is there", async () => {
  const path = join(folder(), "text")
  expect(await readOptionFile("--state", path)).toBeUndefined()
  writeOptionFile("--state", path, "one")
  writeOptionFile("--state", path, "other")
  expect([await readOptionFile("--state", path), readFileSync(path, "utf8")]).toEqual(["other", "other"])
})

test("what could not be written in the end leaves nothing beside it", async () => {
  const directory = folder()
  const path = join(directory, "taken")
  mkdirSync(join(path, "by a folder"), { recursive: true })
  expect(() => writeOptionFile("--state", path, "text")).toThrow(`--state ${path}: it cannot be written (E`)
  expect(readdirSync(directory)).toEqual(["taken"])
})
