import { inspect } from "node:util"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { chainPart, type Engine, type WritingConnection } from "../src/engine.ts"
import { ChainLockedError, StatementTimeoutError, StoreConnectionError } from "../src/errors.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import { postgresTarget } from "../src/postgres/target.ts"
import type { Query } from "../src/queries/query.ts"
import type { TableDefinition } from "../src/schema/table.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase
let engine: Engine
let other: Engine

beforeAll(async () => {
  database = await makeDatabase()
  engine = await openPostgresEngine({ kind: "postgres", url: database.url })
  other = await openPostgresEngine({ kind: "postgres", url: database.url })
  await database.query("CREATE TABLE sample (id int8 PRIMARY KEY)")
})

const writers: WritingConnection[] = []

beforeEach(() => database.query("TRUNCATE sample"))

afterEach(async () => {
  for (const writer of writers.splice(0)) await writer.close()
})

afterAll(async () => {
  await engine.close()
  await other.close()
  await database.close()
})

async function openWriter(chainId: string, by = engine): Promise<WritingConnection> {
  const writer = await by.openWriter(chainPart(chainId))
  writers.push(writer)
  return writer
}

const table: TableDefinition = { name: "sample", columns: [{ name: "id", kind: "integer" }], key: 1 }
const ids: Query = { name: "ids", sql: `SELECT id AS "id" FROM sample ORDER BY id`, plan: { sqlite: [], postgres: [] } }
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, id) => [id])

const lockTimeout = { timeout: 30_000, interval: 20 }

/** Until a session of the store waits for a lock. */
const somebodyWaits = () =>
  vi.waitFor(async () => {
    const waiting = await database.query(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'serac' AND wait_event_type = 'Lock'`)
    expect(waiting).toHaveLength(1)
  }, lockTimeout)

test("a chain has one writer, and another chain has another", async () => {
  const writer = await openWriter("43114")
  await expect(engine.openWriter(chainPart("43114"))).rejects.toThrow(ChainLockedError)
  await expect(other.openWriter(chainPart("43114"))).rejects.toThrow(
    `is indexing chain 43114 into PostgreSQL at ${postgresTarget(database.url).name}.`,
  )
  await openWriter("43113", other)
  await writer.close()
  await openWriter("43114", other)
})

test("closing waits for what runs, and closing twice is closing once", async () => {
  const writer = await openWriter("1")
  const running = writer.transaction((transaction) => transaction.insert(table, rowsUpTo(3)))
  await Promise.all([writer.close(), writer.close()])
  await running
  expect(await engine.reader(chainPart("1")).all(ids)).toHaveLength(3)
})

test("closing the store gives its locks back", async () => {
  const closing = await openPostgresEngine({ kind: "postgres", url: database.url })
  await closing.openWriter(chainPart("1"))
  await closing.close()
  await openWriter("1")
})

test("a writer that is cut off between statements leaves nothing, fails from then on, and can be opened again", async () => {
  const writer = await openWriter("1")
  const transaction = writer.transaction(async (running) => {
    await running.insert(table, rowsUpTo(3))
    await database.terminate()
    await running.insert(table, [[4]])
  })
  await expect(transaction).rejects.toThrow(StoreConnectionError)
  await expect(writer.all(ids)).rejects.toThrow(StoreConnectionError)
  await expect(writer.transaction(async () => {})).rejects.toThrow(StoreConnectionError)
  await writer.close()
  const again = await openWriter("1")
  expect(await again.all(ids)).toEqual([])
  await again.transaction((running) => running.insert(table, rowsUpTo(2)))
  expect(await engine.reader(chainPart("1")).all(ids)).toEqual([{ id: 0 }, { id: 1 }])
})

test("a writer that is cut off before a copy begins fails cleanly", async () => {
  const writer = await openWriter("1")
  await database.query("BEGIN")
  await database.query("LOCK TABLE sample IN ACCESS EXCLUSIVE MODE")
  const transaction = writer.transaction((running) => running.insert(table, rowsUpTo(100)))
  const failed = expect(transaction).rejects.toThrow(StoreConnectionError)
  await somebodyWaits()
  await database.terminate()
  await failed
  await database.query("COMMIT")
  const again = await openWriter("1")
  expect(await again.all(ids)).toEqual([])
})

test("a writer that is cut off in the middle of a copy fails cleanly", async () => {
  const writer = await openWriter("1")
  await database.query("BEGIN")
  // The copy waits here for the other one's end, with most of its rows still to be sent.
  await database.query("INSERT INTO sample VALUES (10)")
  const transaction = writer.transaction((running) => running.insert(table, rowsUpTo(1_000_000)))
  const failed = expect(transaction).rejects.toThrow(StoreConnectionError)
  await somebodyWaits()
  await database.terminate()
  await failed
  await database.query("ROLLBACK")
  const again = await openWriter("1")
  expect(await again.all(ids)).toEqual([])
})

test("a writer that is idle when it is cut off does not end the process", async () => {
  const writer = await openWriter("1")
  await database.terminate()
  await expect(writer.all(ids)).rejects.toThrow(`PostgreSQL at ${postgresTarget(database.url).name}: `)
  await writer.close()
})

test("readers that are cut off ask again by themselves", async () => {
  const reader = engine.reader(chainPart("1"))
  const meta = await engine.meta()
  await Promise.all([reader.all(ids), reader.all(ids), reader.all(ids), meta.all(ids)])
  await database.terminate()
  expect(await Promise.all([reader.all(ids), reader.all(ids), meta.all(ids), engine.ids("chain")])).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test("a transaction on what belongs to no chain that is cut off fails, and the next one does not", async () => {
  const meta = await engine.meta()
  const transaction = meta.transaction(async (running) => {
    await running.insert(table, rowsUpTo(3))
    await database.terminate()
    await running.insert(table, [[4]])
  })
  await expect(transaction).rejects.toThrow(StoreConnectionError)
  await meta.transaction((running) => running.insert(table, [[5]]))
  expect(await meta.all(ids)).toEqual([{ id: 5 }])
})

test("a statement that takes too long is stopped", async () => {
  const url = new URL(database.url)
  url.searchParams.set("options", "-c statement_timeout=50")
  const hasty = await openPostgresEngine({ kind: "postgres", url: url.href })
  const sleep: Query = { name: "sleep", sql: "SELECT pg_sleep(60)", plan: { sqlite: [], postgres: [] } }
  await expect(hasty.reader(chainPart("1")).all(sleep)).rejects.toThrow(StatementTimeoutError)
  await hasty.close()
})

test("an error of the connection names the place and never tells the password", async () => {
  const url = new URL(database.url)
  const open = () => openPostgresEngine({ kind: "postgres", url: url.href }).catch((error) => error)
  url.pathname = "/nowhere"
  const refused = await open()
  url.port = "1"
  url.password = "s3cret"
  const unreachable = await open()
  expect([refused, unreachable]).toEqual([expect.any(StoreConnectionError), expect.any(StoreConnectionError)])
  expect(refused.message).toBe(`PostgreSQL at ${new URL(database.url).host}/nowhere: database "nowhere" does not exist`)
  expect(unreachable.message).toMatch(/^PostgreSQL at [^/]+:1\/nowhere: connect ECONNREFUSED/)
  expect(inspect([refused, unreachable], { depth: 10 })).not.toMatch(
    new RegExp(`s3cret|${new URL(database.url).password || "s3cret"}`),
  )
})

test("reads go to the replica, and all else to the primary", async () => {
  const replica = await makeDatabase()
  const both = await openPostgresEngine({ kind: "postgres", url: database.url, replicaUrl: replica.url })
  await (await openPostgresEngine({ kind: "postgres", url: replica.url })).close()
  await replica.query("CREATE TABLE sample (id int8 PRIMARY KEY)")
  await replica.query("INSERT INTO sample VALUES (7)")
  await replica.query("INSERT INTO evm_checkpoint VALUES (43114, 0, '', 0, 0, 0, 0, 0)")
  const writer = await both.openWriter(chainPart("1"))
  await writer.transaction((running) => running.insert(table, rowsUpTo(2)))
  const meta = await both.meta()
  expect({
    reader: await both.reader(chainPart("1")).all(ids),
    chains: await both.ids("chain"),
    writer: await writer.all(ids),
    meta: await meta.all(ids),
  }).toEqual({
    reader: [{ id: 7 }],
    chains: ["43114"],
    writer: [{ id: 0 }, { id: 1 }],
    meta: [{ id: 0 }, { id: 1 }],
  })
  await both.close()
  await replica.close()
})

test("what the URL says of sessions wins over the store's own settings", async () => {
  const url = new URL(database.url)
  url.searchParams.set("options", "-c work_mem=3MB -c synchronous_commit=on")
  url.searchParams.set("application_name", "mine")
  const mine = await openPostgresEngine({ kind: "postgres", url: url.href })
  const writer = await mine.openWriter(chainPart("1"))
  const settings: Query = {
    name: "settings",
    sql: `SELECT current_setting('work_mem') AS "memory", current_setting('synchronous_commit') AS "durable",
      current_setting('application_name') AS "name", current_setting('search_path') AS "schema"`,
    plan: { sqlite: [], postgres: [] },
  }
  expect(await writer.get(settings)).toEqual({ memory: "3MB", durable: "on", name: "mine", schema: "serac" })
  await mine.close()
})
