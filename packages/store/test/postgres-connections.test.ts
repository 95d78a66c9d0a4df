import { afterAll, beforeAll, expect, test } from "vitest"
import { chainPart, networkPart } from "../src/engine.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import type { Query } from "../src/queries/query.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await makeDatabase()
})

afterAll(() => database.close())

const slow: Query = { name: "slow", sql: `SELECT pg_sleep(0.05) AS "slept"`, plan: { sqlite: [], postgres: [] } }

test.each([
  ["a pool_max of 1", "1", 1],
  ["a pool_max of 2", "2", 2],
  ["none said", undefined, 4],
])("with %s a process has as many connections of each kind at most, and one a writer", async (_, poolMax, most) => {
  const url = new URL(database.url)
  if (poolMax !== undefined) url.searchParams.set("pool_max", poolMax)
  const engine = await openPostgresEngine({ kind: "postgres", url: url.href })
  const reader = engine.reader(chainPart("1"))
  const meta = await engine.meta()
  const writers = [await engine.openWriter(chainPart("1")), await engine.openWriter(networkPart(1))]
  const many = Array.from({ length: 12 })
  const work = Promise.all([
    ...many.map(() => reader.all(slow)),
    ...many.map(() => reader.snapshot((connection) => connection.all(slow))),
    ...many.map(() => meta.all(slow)),
  ])
  await work
  // Connections stay for a while after they were used.
  const [row] = await database.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'serac'",
  )
  expect(row).toEqual({ count: 3 * most + writers.length })
  await engine.close()
})
