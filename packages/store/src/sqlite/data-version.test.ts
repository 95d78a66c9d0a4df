import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { DataVersion, noteCommit } from "./data-version.ts"

let directory: string
let reading: DatabaseSync
let writing: DatabaseSync
let now = 0
let version: DataVersion

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-data-version-"))
  const path = join(directory, "a.sqlite")
  writing = new DatabaseSync(path)
  writing.exec("PRAGMA journal_mode = WAL; CREATE TABLE a (b)")
  reading = new DatabaseSync(path, { readOnly: true })
  now = 0
  version = new DataVersion(reading, () => now)
})

afterEach(() => {
  reading.close()
  writing.close()
  rmSync(directory, { recursive: true })
})

/** Commits as another thread does: without notifying this one. */
const commit = () => writing.exec("INSERT INTO a VALUES (1)")

test("what another thread commits shows after a millisecond at the latest", () => {
  const first = version.read()
  commit()
  now = 0.9
  expect(version.read()).toBe(first)
  now = 1
  const second = version.read()
  expect(second).not.toBe(first)
  now = 5
  expect(version.read()).toBe(second)
})

test("what this thread commits shows at once", () => {
  const first = version.read()
  commit()
  noteCommit()
  expect(version.read()).not.toBe(first)
})

test("after a version was forgotten the file is looked at again", () => {
  const first = version.read()
  commit()
  version.forget()
  expect(version.read()).not.toBe(first)
})

test("two connections never give one version", () => {
  const other = new DatabaseSync(join(directory, "a.sqlite"), { readOnly: true })
  expect(new DataVersion(other).read()).not.toBe(version.read())
  other.close()
})
