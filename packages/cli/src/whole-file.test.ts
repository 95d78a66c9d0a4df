import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readIfThere, writeWhole } from "./whole-file.ts"

function folder() {
  const directory = mkdtempSync(join(tmpdir(), "serac-whole-"))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test("a file is replaced whole, and read where it is there", async () => {
  const path = join(folder(), "text")
  expect(await readIfThere("--state", path)).toBeUndefined()
  await writeWhole("--state", path, "one")
  await writeWhole("--state", path, "other")
  expect([await readIfThere("--state", path), readFileSync(path, "utf8")]).toEqual(["other", "other"])
})

test("what could not be written in the end leaves nothing beside it", async () => {
  const directory = folder()
  const path = join(directory, "taken")
  mkdirSync(join(path, "by a folder"), { recursive: true })
  await expect(writeWhole("--state", path, "text")).rejects.toThrow(`--state ${path}: it cannot be written (E`)
  expect(readdirSync(directory)).toEqual(["taken"])
})
