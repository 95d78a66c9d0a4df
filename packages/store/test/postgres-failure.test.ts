import { afterAll, beforeAll, expect, test } from "vitest"
import { chainPart, type Engine } from "../src/engine.ts"
import { DiskFullError, StoreConnectionError } from "../src/errors.ts"
import { reachStore } from "../src/index.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import type { Query } from "../src/queries/query.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase
let engine: Engine

beforeAll(async () => {
  database = await makeDatabase()
  engine = await openPostgresEngine({ kind: "postgres", url: database.url })
  await database.query("CREATE TABLE sample (id int8 PRIMARY KEY, state text)")
  // The server's own errors, at will.
  await database.query(`CREATE FUNCTION serac.fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not do it' USING ERRCODE = NEW.state; END $$`)
  await database.query(`CREATE TRIGGER fail BEFORE INSERT ON sample FOR EACH ROW WHEN (NEW.state <> '')
    EXECUTE FUNCTION serac.fail()`)
})

afterAll(async () => {
  await engine.close()
  await database.close()
})

const table = {
  name: "sample",
  columns: [
    { name: "id", kind: "integer" as const },
    { name: "state", kind: "text" as const },
  ],
  key: 1,
}
const count: Query = {
  name: "count",
  sql: `SELECT count(*) AS "count" FROM sample`,
  plan: { sqlite: [], postgres: [] },
}
const rows = (length: number, state: string) => Array.from({ length }, (_, id) => [id, state])

test.each([
  ["a few rows", 3],
  ["many rows", 100],
])("a disk that is full while %s are stored is told as such, and the writer goes on", async (_, length) => {
  const writer = await engine.openWriter(chainPart("1"))
  const failed = writer.transaction((running) => running.insert(table, rows(length, "53100")))
  await expect(failed).rejects.toThrow(DiskFullError)
  await expect(failed).rejects.toThrow(/^PostgreSQL at [^ ]+ has no room left: could not do it$/)
  await writer.transaction((running) => running.insert(table, rows(length, "")))
  expect(await writer.get(count)).toEqual({ count: length })
  await database.query("TRUNCATE sample")
  await writer.close()
})

test.each([
  ["out of memory", "53200"],
  ["out of connections", "53300"],
  ["beyond a limit of its configuration", "53400"],
  ["shutting down", "57P01"],
  ["crashed by another session", "57P02"],
  ["starting up", "57P03"],
  ["unable to read its files", "58030"],
])("a server that is %s is a lost connection, and another writer can be opened", async (_, state) => {
  const writer = await engine.openWriter(chainPart("1"))
  const failed = writer.transaction((running) => running.insert(table, rows(1, state)))
  await expect(failed).rejects.toThrow(StoreConnectionError)
  await writer.close()
  await (await engine.openWriter(chainPart("1"))).close()
})

test("a server that has become read-only is a lost connection that says why", async () => {
  const url = new URL(database.url)
  const writer = await engine.openWriter(chainPart("1"))
  const failed = writer.transaction(async (running) => {
    await running.execute("SET TRANSACTION READ ONLY")
    await running.insert(table, rows(1, ""))
  })
  await expect(failed).rejects.toThrow(StoreConnectionError)
  await expect(failed).rejects.toThrow(
    `PostgreSQL at ${url.host}${url.pathname}: it is read-only, as a standby is: cannot execute INSERT`,
  )
  await writer.close()
})

test("a server without a free connection is a lost connection, and answers again once there is one", async () => {
  const account = new URL(database.url)
  account.username = account.pathname.slice(1)
  account.password = "own"
  await database.query(`CREATE ROLE ${account.username} LOGIN PASSWORD 'own' CONNECTION LIMIT 0`)
  const open = () => openPostgresEngine({ kind: "postgres", url: account.href })
  await expect(open()).rejects.toThrow(StoreConnectionError)
  await expect(open()).rejects.toThrow("too many connections")
  await database.query(`ALTER ROLE ${account.username} CONNECTION LIMIT -1`)
  await database.query(`GRANT ALL ON SCHEMA serac TO ${account.username};
    GRANT ALL ON ALL TABLES IN SCHEMA serac TO ${account.username}`)
  await (await open()).close()
  await database.query(`DROP OWNED BY ${account.username}; DROP ROLE ${account.username}`)
})

test("a database that takes no connections is a lost connection that says why", async () => {
  const other = await makeDatabase()
  await (await openPostgresEngine({ kind: "postgres", url: other.url })).close()
  const name = new URL(other.url).pathname.slice(1)
  await database.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  const failed = openPostgresEngine({ kind: "postgres", url: other.url })
  await expect(failed).rejects.toThrow(StoreConnectionError)
  await expect(failed).rejects.toThrow(`database "${name}" is not currently accepting connections`)
  await expect(reachStore({ kind: "postgres", url: other.url })).rejects.toThrow(StoreConnectionError)
  await database.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  await reachStore({ kind: "postgres", url: other.url })
  await other.close()
})
