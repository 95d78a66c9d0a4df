import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { chainPart, type Engine, type Value, type WritingConnection } from "../src/engine.ts"
import { bytesFromHex } from "../src/hex.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import type { Query } from "../src/queries/query.ts"
import type { TableDefinition } from "../src/schema/table.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase
let engine: Engine
let writer: WritingConnection

const table: TableDefinition = {
  name: "sample",
  columns: [
    { name: "id", kind: "integer" },
    { name: "count", kind: "integer" },
    { name: "octets", kind: "bytes" },
    { name: "words", kind: "text" },
  ],
  key: 1,
}

beforeAll(async () => {
  database = await makeDatabase()
  engine = await openPostgresEngine({ kind: "postgres", url: database.url })
  writer = await engine.openWriter(chainPart("1"))
  await writer.transaction((transaction) =>
    transaction.execute("CREATE TABLE sample (id {integer} PRIMARY KEY, count {integer}, octets {bytes}, words TEXT)"),
  )
})

beforeEach(async () => {
  await writer.transaction((transaction) => transaction.execute("TRUNCATE sample"))
})

afterAll(async () => {
  await engine.close()
  await database.close()
})

let queries = 0
const query = (sql: string): Query => ({ name: `test_${queries++}`, sql, plan: { sqlite: [], postgres: [] } })
const row = (id: number, words = ""): Value[] => [id, 0, "0x", words]
const ownBackends = `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'serac' AND state = 'idle in transaction'`
const countRows = query(`SELECT count(*) AS "count" FROM sample`)

const integer = fc.oneof(fc.maxSafeInteger(), fc.bigInt({ min: -(2n ** 53n) + 1n, max: 2n ** 53n - 1n }))
const bytes = fc.uint8Array({ maxLength: 40 }).map((octets) => Buffer.from(octets))
const hexOrBytes = fc.oneof(
  bytes,
  bytes.map((octets) => `0x${octets.toString("hex")}`),
)
const text = fc
  .oneof(fc.string({ unit: "binary" }), fc.constantFrom("\\N", "\\", '"', "{}", "NULL", "\t\n\r", "\u0001a", "é🧊"))
  .map((some) => some.replaceAll("\0", ""))

const add = (how: "insert" | "insertMissing" | "replace", rows: readonly Value[][]) =>
  writer.transaction((transaction) => transaction[how](table, rows))

test.each(["insert", "insertMissing"] as const)("%s stores every value as it is, and what is absent", async (how) => {
  const drawn = fc.tuple(fc.option(integer), fc.option(hexOrBytes), fc.option(text))
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { maxLength: 40, size: "max" }), async (values) => {
      await writer.transaction((transaction) => transaction.execute("TRUNCATE sample"))
      await add(
        how,
        values.map((some, id) => [id, ...some]),
      )
      const stored = await writer.all<Record<string, Value>>(query("SELECT * FROM sample ORDER BY id"))
      const expected = values.map(([count, octets, words], id) => ({
        id,
        count: count === null ? null : Number(count),
        octets: typeof octets === "string" ? bytesFromHex(octets) : octets,
        words,
      }))
      expect(stored).toEqual(expected)
    }),
    { numRuns: 25 },
  )
})

test("integers above 2^53 are stored, though they do not come back", async () => {
  await add("insert", [[0, 2n ** 63n - 1n, "0x", ""]])
  await add("insertMissing", [[1, -(2n ** 63n), "0x", ""]])
  expect(await database.query("SELECT count FROM sample ORDER BY id")).toEqual([
    { count: "9223372036854775807" },
    { count: "-9223372036854775808" },
  ])
})

test("rows that are larger than a chunk, and many of them, arrive whole", async () => {
  const rows = Array.from({ length: 100 }, (_, id) => row(id, (id % 10 === 7 ? "🧊" : "é").repeat(id * 2000)))
  await add("insert", rows)
  const stored = await writer.all(query(`SELECT id AS "id", length(words) AS "length" FROM sample ORDER BY id`))
  expect(stored).toEqual(Array.from({ length: 100 }, (_, id) => ({ id, length: id * 2000 })))
})

test("no rows are nothing to do", async () => {
  await add("insert", [])
  await add("insertMissing", [])
  expect(await writer.get(countRows)).toEqual({ count: 0 })
})

test("insertMissing leaves out what is there and what comes again", async () => {
  await add("insertMissing", [row(1, "first"), row(1, "again")])
  await add("insertMissing", [row(1, "later"), row(2, "second")])
  const words = query(`SELECT words AS "words" FROM sample ORDER BY id`)
  expect(await writer.all(words)).toEqual([{ words: "first" }, { words: "second" }])
})

test("replace changes the rows that are there and adds the others, and remove takes away those that are there", async () => {
  const words = query(`SELECT id AS "id", count AS "count", words AS "words" FROM sample ORDER BY id`)
  await add("insert", [row(1, "first"), row(2, "second"), row(3, "third")])
  await add("replace", [
    [2, 5, "0x", "other"],
    [4, null, "0x", null],
  ])
  await add("replace", [])
  expect(await writer.all(words)).toEqual([
    { id: 1, count: 0, words: "first" },
    { id: 2, count: 5, words: "other" },
    { id: 3, count: 0, words: "third" },
    { id: 4, count: null, words: null },
  ])
  await writer.transaction((transaction) => transaction.remove(table, [[1], [4], [9]]))
  await writer.transaction((transaction) => transaction.remove(table, []))
  expect(await writer.all(query(`SELECT id AS "id" FROM sample ORDER BY id`))).toEqual([{ id: 2 }, { id: 3 }])
})

test("a transaction that throws leaves nothing behind, whatever it has copied", async () => {
  const boom = new Error("boom")
  const failing = writer.transaction(async (transaction) => {
    await transaction.insert(table, [row(1)])
    expect(await transaction.get(countRows)).toEqual({ count: 1 })
    throw boom
  })
  await expect(failing).rejects.toBe(boom)
  expect(await writer.get(countRows)).toEqual({ count: 0 })
})

const manyRows = Array.from({ length: 1000 }, (_, id) => row(id + 10))

test.each([
  ["a few", []],
  ["many", manyRows],
])("of %s rows none is stored when one is there already, and the connection goes on", async (_, rest) => {
  const rows = [row(1), row(2), ...rest, row(1)]
  await expect(writer.transaction((transaction) => transaction.insert(table, rows))).rejects.toThrow("sample_pkey")
  await writer.transaction((transaction) => transaction.insert(table, [row(3)]))
  expect(await writer.get(countRows)).toEqual({ count: 1 })
})

test.each([
  ["a few", []],
  ["many", manyRows],
])("of %s rows none is stored when one cannot be encoded, and the connection goes on", async (_, rest) => {
  const rows = [row(1), ...rest, row(1.5)]
  await expect(writer.transaction((transaction) => transaction.insert(table, rows))).rejects.toThrow("1.5")
  await writer.transaction((transaction) => transaction.insert(table, [row(3)]))
  expect(await writer.get(countRows)).toEqual({ count: 1 })
})

test("a transaction in which a statement failed cannot end as if nothing had happened", async () => {
  const careless = writer.transaction(async (transaction) => {
    await transaction.insert(table, [row(1)])
    await transaction.run(query("INSERT INTO sample SELECT * FROM sample")).catch(() => {})
  })
  await expect(careless).rejects.toThrow("nothing was stored")
  expect(await writer.get(countRows)).toEqual({ count: 0 })
})

test("what is asked for beside a transaction waits, and then sees it whole", async () => {
  const both = writer.transaction(async (transaction) => {
    await transaction.insert(table, [row(1)])
    await transaction.insert(table, [row(2)])
  })
  const beside = writer.get(countRows)
  const second = writer.transaction((transaction) => transaction.get(countRows))
  await both
  expect([await beside, await second]).toEqual([{ count: 2 }, { count: 2 }])
})

test("a transaction reads one state, though another connection commits meanwhile", async () => {
  const counts = await writer.transaction(async (transaction) => {
    const before = await transaction.get(countRows)
    await database.query("INSERT INTO sample VALUES (9)")
    return [before, await transaction.get(countRows)]
  })
  expect(counts).toEqual([{ count: 0 }, { count: 0 }])
  expect(await engine.reader(chainPart("1")).get(countRows)).toEqual({ count: 1 })
})

test("a snapshot whose connection is lost is read once more from its beginning", async () => {
  let begun = 0
  const count = await engine.reader(chainPart("1")).snapshot(async (connection) => {
    begun += 1
    await connection.get(countRows)
    if (begun === 1) await database.query(ownBackends)
    return connection.get(countRows)
  })
  expect([begun, count]).toEqual([2, { count: 0 }])
})

test("truth comes back as 1 and 0", async () => {
  expect(await writer.get(query(`SELECT 1 = 1 AS "yes", 1 = 2 AS "no"`))).toEqual({ yes: 1, no: 0 })
})

test("readers cannot write", async () => {
  await expect(engine.reader(chainPart("1")).all(query("DELETE FROM sample"))).rejects.toThrow("read-only transaction")
})

test("transactions on what belongs to no chain that meet are all done", async () => {
  const meta = await engine.meta()
  const count = query("UPDATE schema_version SET version = version + 1 WHERE scope = 'test'")
  await meta.transaction((transaction) => transaction.run(query("INSERT INTO schema_version VALUES ('test', 0, '')")))
  await Promise.all(Array.from({ length: 5 }, () => meta.transaction((transaction) => transaction.run(count))))
  const version = query(`SELECT version AS "version" FROM schema_version WHERE scope = 'test'`)
  expect(await meta.get(version)).toEqual({ version: 5 })
  await meta.close()
  expect(await meta.all(version)).toEqual([{ version: 5 }])
})
