import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { backUpStore, dump, openStore, resetChain, restoreStore, StoreIncompleteError } from "../src/index.ts"
import { migrateSqlite, planSqlite } from "../src/operations/sqlite/migration.ts"
import { restoreSqlite } from "../src/operations/sqlite/restore.ts"
import { migrations } from "../src/schema/migrations.ts"
import { linesOf } from "./conformance/lines-of.ts"
import { contentsAfter, contentsOf, later } from "./fixtures/later-migrations.ts"
import { goldenOf } from "./golden/golden.ts"
import { goldenChainId } from "./golden/history.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serac-store-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const golden = goldenOf(migrations.length)
const place = (name: string) => ({ kind: "sqlite", directory: join(folder, name) }) as const

async function copyOfGolden(name: string) {
  const location = place(name)
  for (const part of ["chains", "meta.sqlite"]) {
    cpSync(join(golden, part), join(location.directory, part), { recursive: true })
  }
  return location
}

const linesIn = async (location: ReturnType<typeof place>) => {
  const store = await openStore(location)
  const lines = await linesOf(dump(store, goldenChainId))
  await store.close()
  return lines
}

test("a backup of an older version is made as it is, and brought up to date when it is restored", async () => {
  const old = await copyOfGolden("old")
  const manifest = await backUpStore(old, join(folder, "backup"))
  expect(manifest.versions).toEqual({ meta: migrations.length, chain: migrations.length })
  await restoreSqlite(place("new").directory, join(folder, "backup"), manifest, {}, later)
  expect(
    (await planSqlite(place("new").directory, later)).places.map(({ version, steps }) => [version, steps]),
  ).toEqual([
    [later.length, []],
    [later.length, []],
  ])
  const contentsIn = ({ directory }: typeof old) => contentsOf(join(directory, `chains/${goldenChainId}.sqlite`))
  expect(contentsIn(place("new"))).toEqual(contentsAfter(contentsIn(old), 2))
})

test("files of a backup and of a restore are its owner's alone, and nothing lies beside them", async () => {
  const old = await copyOfGolden("old")
  await backUpStore(old, join(folder, "backup"))
  await restoreStore(place("new"), join(folder, "backup"))
  expect(readdirSync(join(folder, "backup"), { recursive: true }).sort()).toEqual([
    "chains",
    `chains/${goldenChainId}.sqlite`,
    "manifest.json",
    "meta.sqlite",
  ])
  expect(readdirSync(place("new").directory, { recursive: true }).sort()).toEqual([
    "chains",
    `chains/${goldenChainId}.lock`,
    `chains/${goldenChainId}.sqlite`,
    "meta.sqlite",
    "networks",
  ])
})

test("a store that a restore was putting in its place cannot be opened until a restore was done", async () => {
  const old = await copyOfGolden("old")
  const lines = await linesIn(old)
  await backUpStore(old, join(folder, "backup"))
  writeFileSync(join(old.directory, "restoring"), "")
  await expect(openStore(old)).rejects.toThrow(StoreIncompleteError)
  await restoreStore(old, join(folder, "backup"))
  expect(await linesIn(old)).toEqual(lines)
})

test("a chain that nobody reads is gone from the disk after a reset", async () => {
  const old = await copyOfGolden("old")
  const store = await openStore(old)
  await store.chain(goldenChainId).status()
  await resetChain(store, goldenChainId)
  expect(existsSync(join(old.directory, `chains/${goldenChainId}.sqlite`))).toBe(false)
  expect(await store.chain(goldenChainId).status()).toBeUndefined()
  await store.close()
})

test("what a migration would do is told by file, step and statement, and then done", async () => {
  const { directory } = await copyOfGolden("old")
  const plan = await planSqlite(directory, later)
  const [meta, chain] = plan.places
  expect(plan.newest).toBe(later.length)
  expect([meta?.name, chain?.name]).toEqual(["meta.sqlite", `chains/${goldenChainId}.sqlite`])
  expect(chain).toMatchObject({ version: 1, bytes: expect.any(Number) })
  expect(chain?.steps.map(({ version, cost }) => [version, cost])).toEqual([
    [migrations.length + 1, "Counters are written again."],
    [later.length, undefined],
  ])
  expect(chain?.steps.at(-1)?.statements).toEqual([
    "CREATE TABLE evm_later (chain_id INTEGER NOT NULL PRIMARY KEY, note TEXT NOT NULL) WITHOUT ROWID",
    "INSERT INTO evm_later SELECT chain_id, 'from block ' || number FROM evm_checkpoint",
  ])
  const items: string[] = []
  expect(await migrateSqlite(directory, later, { onProgress: ({ item }) => items.push(item) })).toEqual(plan)
  expect(items).toEqual(["meta.sqlite", `chains/${goldenChainId}.sqlite`])
  expect((await planSqlite(directory, later)).places.map(({ steps }) => steps)).toEqual([[], []])
})

test("nothing is migrated while an indexer writes one of the chains", async () => {
  const location = place("store")
  const store = await openStore(location)
  const writer = await store.openWriter("7")
  await expect(migrateSqlite(location.directory, later, {})).rejects.toThrow("is indexing chain 7 into")
  expect((await planSqlite(location.directory, later)).places.map(({ version }) => version)).toEqual([
    migrations.length,
    migrations.length,
  ])
  await writer.close()
  await store.close()
})

test("where there is no store there is nothing to copy or to migrate", async () => {
  await expect(backUpStore(place("none"), join(folder, "backup"))).rejects.toThrow("has no store")
  await expect(planSqlite(place("none").directory, later)).rejects.toThrow("has no store")
  expect(readdirSync(folder)).toEqual([])
})
