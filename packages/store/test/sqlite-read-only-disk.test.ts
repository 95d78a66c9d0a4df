import { chmod, cp, mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onReadOnlyDisk } from "@serac/kits/disk"
import { afterEach, beforeEach, expect, test } from "vitest"
import { DiskFailedError, type IndexerReport, openStore, type Store, StoreVersionError } from "../src/index.ts"
import { assertNewest } from "../src/sqlite/open-read-only.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"

let root: string
let directory: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "serac-store-"))
  await chmod(root, 0o755)
  directory = join(root, "data")
})
afterEach(() => rm(root, { recursive: true }))

const report: IndexerReport = {
  subject: { kind: "chain", chainId: "7" },
  state: "following",
  since: 1,
  faults: 0,
  restarts: 0,
  reorgs: 0,
  quarantined: 0,
  differences: 0,
  reportedAt: 5,
}

async function fill(): Promise<Store> {
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openWriter("7")
  await writer.append(batchOf(plainBlocks(3)), { nodeHead: 2, now: 1 })
  await store.saveReports([report])
  return store
}

const foldersOf = (folder: string) => [folder, join(folder, "chains"), join(folder, "networks")]

async function contents(folder: string) {
  const store = await openStore({ kind: "sqlite", directory: folder }, { readOnly: true })
  try {
    const [chains, reports] = await Promise.all([store.chains(), store.reports()])
    return { heads: chains.map(({ chainId, head }) => [chainId, head.number]), reports }
  } finally {
    await store.close()
  }
}

const filled = { heads: [["7", 2]], reports: [report] }

test("a store that was closed is read on a disk that takes no writes, and nothing is made there", async () => {
  await (await fill()).close()
  const before = await readdir(directory, { recursive: true })
  expect(await onReadOnlyDisk(foldersOf(directory), () => contents(directory))).toEqual(filled)
  expect(await readdir(directory, { recursive: true })).toEqual(before)
})

test("a store that somebody writes, and one whose writer was killed, is read with its write-ahead log", async () => {
  const store = await fill()
  const killed = join(root, "killed")
  await cp(directory, killed, { recursive: true })
  expect(await onReadOnlyDisk(foldersOf(directory), () => contents(directory))).toEqual(filled)
  expect(await onReadOnlyDisk(foldersOf(killed), () => contents(killed))).toEqual(filled)
  await store.close()
})

test("a write-ahead log without its index says why it cannot be read there, and where it can", async () => {
  const store = await fill()
  const copied = join(root, "copied")
  await cp(directory, copied, { recursive: true, filter: (path) => !path.endsWith("-shm") })
  await store.close()
  const path = join(copied, "meta.sqlite")
  await expect(onReadOnlyDisk(foldersOf(copied), () => contents(copied))).rejects.toThrow(
    new DiskFailedError(
      `The disk of ${path} takes no writes, and SQLite must write an index to read the changes in ${path}-wal. Let the disk take ` +
        "writes again, or copy the whole data directory to a disk that does, and read the copy.",
    ),
  )
  expect(await contents(copied)).toEqual(filled)
})

test("what would write is refused, also where the disk takes writes", async () => {
  await (await fill()).close()
  const store = await openStore({ kind: "sqlite", directory }, { readOnly: true })
  const refused = new DiskFailedError(`The store in ${directory} is open for reading only.`)
  await expect(store.openWriter("7")).rejects.toThrow(refused)
  await expect(store.saveReports([report])).rejects.toThrow(refused)
  await store.close()
})

test("a directory without tables has no rows, and gets none", async () => {
  expect(await contents(root)).toEqual({ heads: [], reports: [] })
  expect(await readdir(root)).toEqual([])
})

test("tables of another version are refused, since they cannot be migrated there", () => {
  expect(() => assertNewest("a.sqlite", 1, 1)).not.toThrow()
  expect(() => assertNewest("a.sqlite", 1, 2)).toThrow(
    new StoreVersionError(
      "The tables in a.sqlite are of version 1, and this software needs version 2. Nothing is written here: run `serac migrate` where the " +
        "directory can be written.",
    ),
  )
})
