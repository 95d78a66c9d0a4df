import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { chainPart } from "../src/engine.ts"
import { openStore, StoreVersionError } from "../src/index.ts"
import { migrateSqlite, planSqlite } from "../src/operations/sqlite/migration.ts"
import { migrate } from "../src/schema/migrate.ts"
import { migrations } from "../src/schema/migrations.ts"
import { openSqliteEngine } from "../src/sqlite/engine.ts"
import { fileVersion } from "../src/sqlite/file-version.ts"
import { databaseFiles } from "../src/sqlite/files.ts"
import { writerPragmas } from "../src/sqlite/pragmas.ts"
import { SqliteReader } from "../src/sqlite/reader.ts"
import { SqliteWritingConnection } from "../src/sqlite/writing-connection.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"
import { killedMigrations, killMigration } from "./fixtures/kill-migration.ts"
import { contentsAfter, contentsOf, later } from "./fixtures/later-migrations.ts"
import { goldenOf } from "./golden/golden.ts"
import { goldenChainId } from "./golden/history.ts"

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-store-"))
})
afterEach(() => rm(directory, { recursive: true }))

async function makeChain(): Promise<void> {
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openWriter("7")
  await writer.append(batchOf(plainBlocks(3)), { nodeHead: 3, now: 1 })
  await store.close()
}

async function migrateWith(path: string, scope: "chain" | "meta", steps = later): Promise<void> {
  const connection = new SqliteWritingConnection(path, writerPragmas)
  await migrate(connection, scope, steps).finally(() => connection.close())
}

test("migrations are numbered from 1 without a gap", () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1))
})

describe("a migration", () => {
  const golden = () => cp(goldenOf(migrations.length), directory, { recursive: true })

  test("moves rows, adds columns and adds tables, and leaves all else as it was", async () => {
    await golden()
    const { places } = await planSqlite(directory, later)
    const paths = places.map(({ name }) => join(directory, name))
    const before = paths.map(contentsOf)
    expect(before.map(({ evm_counter, primary_subnet }) => [evm_counter?.length, primary_subnet?.length])).toEqual([
      [undefined, undefined],
      [3, undefined],
      [undefined, 1],
    ])
    await migrateSqlite(directory, later, {})
    expect(paths.map(contentsOf)).toEqual(before.map((contents) => contentsAfter(contents, 2)))
    expect((await planSqlite(directory, later)).places.map(({ version, steps }) => [version, steps])).toEqual(
      places.map(() => [later.length, []]),
    )
  })

  test.each(killedMigrations)(
    "that is killed before statement $statement is as if its step never began",
    async ({ statement, steps }) => {
      await golden()
      const path = databaseFiles.part(directory, chainPart(goldenChainId))
      const before = contentsOf(path)
      expect(await killMigration(path, statement)).toBe("SIGKILL")
      expect(contentsOf(path)).toEqual(contentsAfter(before, steps))
      expect(await fileVersion(path, "chain", later)).toBe(migrations.length + steps)
      await migrateWith(path, "chain")
      expect(contentsOf(path)).toEqual(contentsAfter(before, 2))
      expect(await fileVersion(path, "chain", later)).toBe(later.length)
    },
  )

  test("that fails leaves the version it began with", async () => {
    await makeChain()
    const path = databaseFiles.part(directory, chainPart("7"))
    const ddl = { chain: ["CREATE TABLE half (a TEXT)", "CREATE TABLE half (a TEXT)"], network: [], meta: [] }
    await expect(migrateWith(path, "chain", [...migrations, { version: migrations.length + 1, ddl }])).rejects.toThrow(
      "half already exists",
    )
    await migrateWith(path, "chain")
  })

  test("is done once by those who begin at the same time", async () => {
    const path = join(directory, "new.sqlite")
    await Promise.all([migrateWith(path, "chain"), migrateWith(path, "chain"), migrateWith(path, "chain")])
    await migrateWith(path, "chain")
  })
})

const notes = { name: "notes", sql: "SELECT note FROM evm_later", plan: { sqlite: [], postgres: [] } }

describe("a chain of an older version", () => {
  test("is brought up to date by who reads it, where nobody writes it", async () => {
    await makeChain()
    const reader = new SqliteReader(directory, chainPart("7"), { migrations: later })
    expect(await Promise.all([reader.all(notes), reader.get(notes)])).toEqual([
      [{ note: "from block 2" }],
      { note: "from block 2" },
    ])
    reader.close()
    await expect(reader.all(notes)).rejects.toThrow("The store is closed.")
  })

  test("is left as it is while an indexer of that version writes it, and is brought up to date after that", async () => {
    await makeChain()
    const store = await openStore({ kind: "sqlite", directory })
    const writer = await store.openWriter("7")
    const reader = new SqliteReader(directory, chainPart("7"), { migrations: later })
    await expect(reader.all(notes)).rejects.toThrow(
      new StoreVersionError(
        `The tables of chain 7 are of version ${migrations.length}, and this software needs version ${later.length}; an indexer of an ` +
          "older version is writing them. Restart it with this version, or stop it and run `serac migrate`.",
      ),
    )
    await writer.append(batchOf(plainBlocks(1), { from: 3 }), { nodeHead: 3, now: 1 })
    await store.close()
    expect(await reader.all(notes)).toEqual([{ note: "from block 3" }])
    reader.close()
  })
})

describe("the tables that belong to no chain", () => {
  test("are left as they are while an indexer of an older version writes a chain", async () => {
    await makeChain()
    const store = await openStore({ kind: "sqlite", directory })
    const writer = await store.openWriter("7")
    await expect(openSqliteEngine(directory, { migrations: later, lockTimeout: 0 })).rejects.toThrow(
      new StoreVersionError(
        `The tables of the store are of version ${migrations.length}, and this software needs version ${later.length}; an indexer of an ` +
          "older version is writing chain 7. Restart it with this version, or stop it and run `serac migrate`.",
      ),
    )
    await writer.close()
    await store.close()
    const engine = await openSqliteEngine(directory, { migrations: later, lockTimeout: 0 })
    await engine.close()
  })

  test("are brought up to date once by those who open them at the same time", async () => {
    await makeChain()
    const engines = await Promise.all([1, 2, 3].map(() => openSqliteEngine(directory, { migrations: later })))
    for (const engine of engines) await engine.close()
  })
})

describe("a database of a newer version is refused", () => {
  test("where it is the store's", async () => {
    await makeChain()
    await migrateWith(databaseFiles.meta(directory), "meta")
    await expect(openStore({ kind: "sqlite", directory })).rejects.toThrow(StoreVersionError)
  })

  test("where it is a chain's, by readers and by writers", async () => {
    await makeChain()
    await migrateWith(databaseFiles.part(directory, chainPart("7")), "chain")
    const store = await openStore({ kind: "sqlite", directory })
    await expect(store.chain("7").blocks({ limit: 1 })).rejects.toThrow(StoreVersionError)
    await expect(store.openWriter("7")).rejects.toThrow(`The chain's tables are of version ${later.length}`)
    await store.close()
  })
})
