import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, expect, test } from "vitest"
import { backUpStore, DamagedBackupError, restoreStore, schemaVersion } from "../src/index.ts"
import { assertRegular } from "../src/operations/files.ts"
import { goldenOf } from "./golden/golden.ts"
import { goldenChainId } from "./golden/history.ts"

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "serac-store-"))
  const golden = goldenOf(schemaVersion)
  for (const part of ["chains", "meta.sqlite"])
    cpSync(join(golden, part), join(folder, "old", part), { recursive: true })
  await backUpStore(place("old"), backup())
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = (name: string) => ({ kind: "sqlite", directory: join(folder, name) }) as const
const backup = () => join(folder, "backup")
const chainFile = `chains/${goldenChainId}.sqlite`

/** Changes a file of the backup and its digest in the manifest: the digest lies beside what it guards. */
function change(path: string, sql: string): void {
  const file = join(backup(), path)
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
  const bytes = readFileSync(file)
  const manifest = JSON.parse(readFileSync(join(backup(), "manifest.json"), "utf8"))
  const entry = manifest.files.find((one: { readonly path: string }) => one.path === path)
  Object.assign(entry, { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") })
  writeFileSync(join(backup(), "manifest.json"), JSON.stringify(manifest))
}

async function refusal(): Promise<string> {
  const error = await restoreStore(place("new"), backup()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DamagedBackupError)
  expect(readdirSync(place("new").directory).filter((name) => name.startsWith("restoring"))).toEqual([])
  expect(existsSync(join(place("new").directory, "meta.sqlite"))).toBe(false)
  return (error as Error).message.replace(`${backup()}/`, "")
}

test.each([
  [
    "a trigger",
    "CREATE TRIGGER sly AFTER INSERT ON schema_version BEGIN SELECT 1; END",
    "the trigger sly, which is none",
  ],
  ["a view", "CREATE VIEW sly AS SELECT 1", "the view sly, which is none"],
  ["a foreign table", "CREATE TABLE sly (a)", "the table sly, which is none"],
  ["a virtual table", "CREATE VIRTUAL TABLE sly USING fts5(a)", "the table sly, which is none"],
  ["a foreign index", "CREATE INDEX sly ON schema_version (version)", "the index sly, which is none"],
])("%s in a backup is refused by name, and nothing is left", async (_what, sql, words) => {
  change(chainFile, sql)
  expect(await refusal()).toBe(`${chainFile} has ${words} of a store.`)
})

test("a table that is another than that of its version, and one that is missing, are refused by name", async () => {
  change(chainFile, "ALTER TABLE schema_version ADD COLUMN sly TEXT")
  expect(await refusal()).toBe(`${chainFile}: the table schema_version is not that of version ${schemaVersion}.`)
  change("meta.sqlite", "DROP TABLE store_secret")
  expect(await refusal()).toBe("meta.sqlite has no table store_secret.")
})

test.runIf(process.platform !== "win32").each([
  ["a FIFO", (path: string) => execFileSync("mkfifo", [path])],
  ["a symbolic link", (path: string) => symlinkSync("/etc/hostname", path)],
])("%s in the place of a file is refused at once, and so is one in that of the manifest", async (kind, make) => {
  for (const name of [chainFile, "manifest.json"]) {
    rmSync(join(backup(), name))
    make(join(backup(), name))
    expect(await refusalOf()).toBe(`${name} is ${kind}, and no regular file.`)
  }
})

test.runIf(process.platform !== "win32")("a folder of a backup that is a link out of it is refused", async () => {
  renameSync(join(backup(), "chains"), join(folder, "elsewhere"))
  symlinkSync(join(folder, "elsewhere"), join(backup(), "chains"))
  expect(await refusalOf()).toBe("chains is a symbolic link, and no folder.")
})

test.runIf(process.platform !== "win32")("a device is no file of a backup", async () => {
  await expect(assertRegular("/dev/null")).rejects.toThrow("/dev/null is a device, and no regular file.")
})

async function refusalOf(): Promise<string> {
  const error = await restoreStore(place("new"), backup()).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DamagedBackupError)
  return (error as Error).message.replace(`${backup()}/`, "")
}

test("a restore that is told to end while it copies ends with the reason, and leaves nothing", async () => {
  const stopping = new AbortController()
  const reason = new Error("stopped")
  const restoring = restoreStore(place("new"), backup(), {
    signal: stopping.signal,
    onProgress: () => stopping.abort(reason),
  })
  await expect(restoring).rejects.toBe(reason)
  expect(readdirSync(place("new").directory, { recursive: true }).sort()).toEqual([
    "chains",
    `chains/${goldenChainId}.lock`,
    "networks",
  ])
})
