import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { backUpPostgres } from "../src/operations/postgres/backup.ts"
import { planPostgres } from "../src/operations/postgres/migration.ts"
import { restorePostgres } from "../src/operations/postgres/restore.ts"
import { prepareDatabase } from "../src/postgres/prepare.ts"
import { postgresTarget } from "../src/postgres/target.ts"
import type { Migration } from "../src/schema/migration.ts"
import { migrations } from "../src/schema/migrations.ts"
import { later } from "./fixtures/later-migrations.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let folder: string
let databases: TestDatabase[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-store-"))
  databases = await Promise.all([makeDatabase(), makeDatabase()])
})
afterEach(async () => {
  for (const database of databases) await database.close()
  await rm(folder, { recursive: true })
})

test("partitions come back with what is in them, and tables of an older version are brought up to date", async () => {
  const [from, to] = databases as [TestDatabase, TestDatabase]
  // As a version may have them that spreads a large chain over several tables.
  const partitioned: readonly Migration[] = [
    ...migrations,
    {
      version: migrations.length + 1,
      ddl: {
        meta: [],
        network: [],
        chain: [
          "CREATE TABLE fat (chain_id {integer} NOT NULL, number {integer} NOT NULL) PARTITION BY LIST (chain_id)",
        ],
      },
    },
  ]
  await prepareDatabase(postgresTarget(from.url), partitioned)
  await from.query("CREATE TABLE fat_1 PARTITION OF fat FOR VALUES IN (1) PARTITION BY RANGE (number)")
  await from.query("CREATE TABLE fat_1_0 PARTITION OF fat_1 FOR VALUES FROM (0) TO (1000)")
  await from.query("CREATE TABLE fat_rest PARTITION OF fat DEFAULT")
  await from.query("INSERT INTO fat VALUES (1, 5), (1, 999), (2, 7)")
  const target = join(folder, "backup")
  const manifest = await backUpPostgres(postgresTarget(from.url), target, {}, partitioned)
  expect(manifest.files.map(({ table, rows }) => [table, rows])).toEqual([["fat", 3]])
  const newer: readonly Migration[] = [
    ...partitioned,
    {
      version: partitioned.length + 1,
      ddl: { meta: [], network: [], chain: ["ALTER TABLE fat ADD COLUMN extra {integer} NOT NULL DEFAULT 3"] },
    },
  ]
  await restorePostgres(postgresTarget(to.url), target, manifest, {}, newer)
  expect(
    await to.query("SELECT tableoid::regclass::text AS part, number::int, extra::int FROM fat ORDER BY number"),
  ).toEqual([
    { part: "fat_1_0", number: 5, extra: 3 },
    { part: "fat_rest", number: 7, extra: 3 },
    { part: "fat_1_0", number: 999, extra: 3 },
  ])
})

test("a restore that fails leaves the database as it was", async () => {
  const [from, to] = databases as [TestDatabase, TestDatabase]
  for (const { url } of databases) await prepareDatabase(postgresTarget(url))
  await from.query("INSERT INTO evm_counter VALUES (1, 60, 0, 1, 2, '3', 4, 5)")
  await to.query("INSERT INTO evm_counter VALUES (2, 60, 0, 1, 2, '3', 4, 5)")
  const target = join(folder, "backup")
  const manifest = await backUpPostgres(postgresTarget(from.url), target, {})
  const [file] = manifest.files
  const broken = { ...manifest, files: [{ ...file, columns: ["chain_id"] } as never] }
  await expect(restorePostgres(postgresTarget(to.url), target, broken, { replace: true })).rejects.toThrow()
  expect(await to.query("SELECT chain_id::int FROM evm_counter")).toEqual([{ chain_id: 2 }])
  await restorePostgres(postgresTarget(to.url), target, manifest, { replace: true })
  expect(await to.query("SELECT chain_id::int FROM evm_counter")).toEqual([{ chain_id: 1 }])
})

test("a backup of a database is a file of COPY a table that has rows", async () => {
  const [from] = databases as [TestDatabase]
  await prepareDatabase(postgresTarget(from.url))
  await from.query("INSERT INTO evm_counter VALUES (1, 60, 0, 1, 2, '3', 4, 5)")
  const target = join(folder, "backup")
  const { files } = await backUpPostgres(postgresTarget(from.url), target, {})
  expect(files.map(({ path, rows }) => [path, rows])).toEqual([["tables/evm_counter.copy", 1]])
  const bytes = await readFile(join(target, "tables/evm_counter.copy"))
  expect(bytes.subarray(0, 11).toString("latin1")).toBe("PGCOPY\n\u00ff\r\n\0")
})

test("what a migration would do is told by scope", async () => {
  const [database] = databases as [TestDatabase]
  await prepareDatabase(postgresTarget(database.url))
  const { newest, places } = await planPostgres(postgresTarget(database.url), later)
  expect(newest).toBe(later.length)
  expect(places.map(({ name, version, steps }) => [name, version, steps.map(({ cost }) => cost)])).toEqual(
    ["the store", "chains", "networks"].map((whose) => [
      `tables of ${whose}`,
      migrations.length,
      whose === "the store" ? [undefined, undefined] : ["Counters are written again.", undefined],
    ]),
  )
  await expect(planPostgres(postgresTarget(databases[1]?.url ?? ""), migrations)).rejects.toThrow("has no store")
})
