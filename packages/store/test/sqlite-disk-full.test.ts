import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { DiskFailedError, DiskFullError } from "../src/index.ts"
import type { Query } from "../src/queries/query.ts"
import { writerPragmas } from "../src/sqlite/pragmas.ts"
import { SqliteWritingConnection } from "../src/sqlite/writing-connection.ts"

let directory: string
let connection: SqliteWritingConnection

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-store-"))
  connection = new SqliteWritingConnection(join(directory, "1.sqlite"), writerPragmas)
})

afterEach(async () => {
  await connection.close()
  await rm(directory, { recursive: true })
})

const table = { name: "sample", columns: [{ name: "words", kind: "text" as const }], key: 0 }
const count: Query = {
  name: "count",
  sql: `SELECT count(*) AS "count" FROM sample`,
  plan: { sqlite: [], postgres: [] },
}
const pages = (most: number) => connection.transaction((running) => running.execute(`PRAGMA max_page_count = ${most}`))

test("a batch for which there is no room is not stored, and can be stored once there is", async () => {
  await connection.transaction((running) => running.execute("CREATE TABLE sample (words TEXT)"))
  await pages(10)
  const rows = Array.from({ length: 200 }, () => ["x".repeat(4000)])
  const store = () => connection.transaction((running) => running.insert(table, rows))
  await expect(store()).rejects.toThrow(DiskFullError)
  await expect(store()).rejects.toThrow(`There is no room left for ${join(directory, "1.sqlite")}: `)
  expect(await connection.get(count)).toEqual({ count: 0 })
  await pages(1000)
  await store()
  expect(await connection.get(count)).toEqual({ count: 200 })
})

test("a batch that a read-only disk refuses is not stored, and can be stored once it takes writes", async () => {
  await connection.transaction((running) => running.execute("CREATE TABLE sample (words TEXT)"))
  // SQLite then says what it says of a file system that has become read-only.
  const refuse = (isOn: boolean) =>
    connection.get({ ...count, name: `refuse ${isOn}`, sql: `PRAGMA query_only = ${isOn}` })
  const store = () => connection.transaction((running) => running.insert(table, [["x"]]))
  await refuse(true)
  await expect(store()).rejects.toThrow(DiskFailedError)
  await expect(store()).rejects.toThrow(`The disk of ${join(directory, "1.sqlite")} takes no writes: `)
  await refuse(false)
  await store()
  expect(await connection.get(count)).toEqual({ count: 1 })
})
