import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { chainPart } from "../src/engine.ts"
import { StoreConnectionError, StoreVersionError } from "../src/errors.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import { holdSchema, ownSchema } from "../src/postgres/locks.ts"
import { assertServerVersion, prepareDatabase } from "../src/postgres/prepare.ts"
import { Session } from "../src/postgres/session.ts"
import { type PostgresTarget, postgresTarget } from "../src/postgres/target.ts"
import type { Migration } from "../src/schema/migration.ts"
import { migrations } from "../src/schema/migrations.ts"
import { killedMigrations, killMigration } from "./fixtures/kill-migration.ts"
import { type Contents, contentsAfter, later } from "./fixtures/later-migrations.ts"
import { goldenOf } from "./golden/golden.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase
let target: PostgresTarget

beforeEach(async () => {
  database = await makeDatabase()
  target = postgresTarget(database.url)
})

afterEach(() => database.close())

const newest = migrations.length
const next = (...chain: string[]): readonly Migration[] => [
  ...migrations,
  { version: newest + 1, ddl: { chain, network: [], meta: ["CREATE TABLE of_meta (id {integer})"] } },
]
const versions = () => database.query("SELECT scope, version::int AS version FROM schema_version ORDER BY scope")
const allAt = (version: number) => [
  { scope: "chain", version },
  { scope: "meta", version },
  { scope: "network", version },
]
const tables = async () => {
  const rows = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'serac' ORDER BY 1")
  return rows.map(({ tablename }) => tablename)
}

test("processes that start at once on an empty database make its tables once", async () => {
  const engines = await Promise.all(
    Array.from({ length: 4 }, () => openPostgresEngine({ kind: "postgres", url: database.url })),
  )
  expect(await versions()).toEqual(allAt(newest))
  expect(await tables()).toEqual(
    expect.arrayContaining(["evm_block", "primary_block", "reindex_request", "schema_version"]),
  )
  await Promise.all(engines.map((engine) => engine.close()))
})

/** Rows of all tables but of the one of versions. */
async function contentsOf(): Promise<Contents> {
  const names = (await tables()).filter((name) => name !== "schema_version" && !/_c\d+_b\d+$/.test(name))
  const rowsOf = async (name: string) =>
    (await database.query(`SELECT to_json(t)::text AS row FROM ${name} t ORDER BY 1`)).map(({ row }) => JSON.parse(row))
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await rowsOf(name)])))
}

const makeGolden = async () => database.query(await readFile(join(goldenOf(newest), "postgres.sql"), "utf8"))

test("a migration moves rows, adds columns and adds tables once, and leaves all else as it was", async () => {
  await makeGolden()
  const before = await contentsOf()
  expect([before.evm_counter?.length, before.primary_subnet?.length]).toEqual([3, 1])
  await prepareDatabase(target, later)
  await prepareDatabase(target, later)
  expect(await contentsOf()).toEqual(contentsAfter(before, 2))
  expect(await versions()).toEqual(allAt(later.length))
})

test.each(killedMigrations)(
  "a migration that is killed before statement $statement is as if its step never began",
  async ({ statement, steps }) => {
    await makeGolden()
    const before = await contentsOf()
    expect(await killMigration(database.url, statement)).toBe("SIGKILL")
    expect(await contentsOf()).toEqual({ ...before, evm_counter: contentsAfter(before, steps).evm_counter })
    expect(await versions()).toEqual(
      allAt(newest).map((row) => (row.scope === "chain" ? { ...row, version: newest + steps } : row)),
    )
    await prepareDatabase(target, later)
    expect(await contentsOf()).toEqual(contentsAfter(before, 2))
    expect(await versions()).toEqual(allAt(later.length))
  },
)

test("a step during which the process dies is as if it had never begun, and is taken the next time", async () => {
  await prepareDatabase(target)
  const before = await tables()
  const dying = next("CREATE TABLE of_chain (id {integer})", "SELECT pg_terminate_backend(pg_backend_pid())")
  await expect(prepareDatabase(target, dying)).rejects.toThrow(StoreConnectionError)
  expect({ tables: await tables(), versions: await versions() }).toEqual({
    tables: [...before, "of_meta"].sort(),
    versions: [
      { scope: "chain", version: newest },
      { scope: "meta", version: newest + 1 },
      { scope: "network", version: newest },
    ],
  })
  await prepareDatabase(target, next("CREATE TABLE of_chain (id {integer})"))
  expect({ tables: await tables(), versions: await versions() }).toEqual({
    tables: [...before, "of_chain", "of_meta"].sort(),
    versions: allAt(newest + 1),
  })
})

test("a step that fails leaves the tables at the version before", async () => {
  const failing = next("CREATE TABLE of_chain (id {integer})", "CREATE TABLE of_chain (id {integer})")
  await expect(prepareDatabase(target, failing)).rejects.toThrow("already exists")
  expect(await versions()).toEqual([
    { scope: "chain", version: newest },
    { scope: "meta", version: newest + 1 },
  ])
  expect(await tables()).not.toContain("of_chain")
})

test("tables of a newer version are refused, also by a store that is open while they are made", async () => {
  const engine = await openPostgresEngine({ kind: "postgres", url: database.url })
  await (await engine.openWriter(chainPart("1"))).close()
  await prepareDatabase(target, next("CREATE TABLE of_chain (id {integer})"))
  await expect(engine.openWriter(chainPart("1"))).rejects.toThrow(StoreVersionError)
  await expect(openPostgresEngine({ kind: "postgres", url: database.url })).rejects.toThrow(
    `version ${newest + 1}, and this software knows versions up to ${newest}`,
  )
  await engine.close()
})

test("no step is taken while a chain is being indexed", async () => {
  const engine = await openPostgresEngine({ kind: "postgres", url: database.url })
  const writer = await engine.openWriter(chainPart("1"))
  const step = next("CREATE TABLE of_chain (id {integer})")
  await expect(prepareDatabase(target, step, "50ms")).rejects.toThrow(StoreVersionError)
  await expect(prepareDatabase(target, step, "50ms")).rejects.toThrow("chains are being indexed into it")
  expect(await versions()).toEqual(allAt(newest))
  await writer.close()
  await prepareDatabase(target, step, "50ms")
  expect(await versions()).toEqual(allAt(newest + 1))
  await engine.close()
})

test("no chain is indexed while a step is taken", async () => {
  await prepareDatabase(target)
  const [migrating, writing] = await Promise.all([Session.open(target, "migrate"), Session.open(target, "write")])
  await ownSchema(migrating)
  await expect(holdSchema(writing, "50ms")).rejects.toThrow("being brought to another version")
  await migrating.close()
  await holdSchema(writing, "50ms")
  await writing.close()
})

test("who has the schema's lock waits for other locks as long as it takes", async () => {
  await prepareDatabase(target)
  for (const lock of [holdSchema, ownSchema]) {
    const session = await Session.open(target, "migrate")
    await lock(session, "50ms")
    expect(await session.own("SHOW lock_timeout")).toEqual({ lock_timeout: "0" })
    await session.close()
  }
})

test("an account that may not make schemas uses the one that was made for it", async () => {
  const account = new URL(database.url)
  account.username = account.pathname.slice(1)
  account.password = "own"
  await database.query(`CREATE ROLE ${account.username} LOGIN PASSWORD 'own'`)
  await expect(prepareDatabase(postgresTarget(account.href))).rejects.toThrow("permission denied for database")
  await database.query(`CREATE SCHEMA serac AUTHORIZATION ${account.username}`)
  await prepareDatabase(postgresTarget(account.href))
  expect(await versions()).toEqual(allAt(newest))
  await database.query(`DROP OWNED BY ${account.username}; DROP ROLE ${account.username}`)
})

test("a database of another encoding is refused", async () => {
  const url = new URL(database.url)
  url.pathname += "_ascii"
  await database.query(`CREATE DATABASE ${url.pathname.slice(1)} ENCODING 'SQL_ASCII' TEMPLATE template0`)
  await expect(prepareDatabase(postgresTarget(url.href))).rejects.toThrow(StoreVersionError)
  await expect(prepareDatabase(postgresTarget(url.href))).rejects.toThrow("has the encoding SQL_ASCII")
})

test("a server before PostgreSQL 15 is refused", () => {
  expect(() => assertServerVersion("14.22 (Debian 14.22-1)")).toThrow(
    new StoreVersionError("The server is PostgreSQL 14.22 (Debian 14.22-1); the store needs 15 or newer."),
  )
  expect(() => assertServerVersion("9.6.24")).toThrow(StoreVersionError)
  for (const version of ["15.0", "16beta1", "18.4"]) expect(() => assertServerVersion(version)).not.toThrow()
})
