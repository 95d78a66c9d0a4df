import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readDistribution } from "../../src/index.ts"
import { accessTo } from "../../src/postgres/access.ts"
import { clientConfig } from "../../src/postgres/client.ts"
import { translationOf } from "../../src/postgres/statement.ts"
import { postgresTarget } from "../../src/postgres/target.ts"
import { chainQueries, networkQueries } from "../../src/queries/index.ts"
import type { Query } from "../../src/queries/query.ts"
import type { TestDatabase } from "../postgres-database.ts"
import { makeCitusStore } from "./database.ts"

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await makeCitusStore()
  const target = postgresTarget(database.url)
  client = new pg.Client(clientConfig(target, "write", await accessTo(target)))
  await client.connect()
}, 120_000)

afterAll(async () => {
  await client.end()
  await database.close()
})

test("all tables of chains and networks are distributed", async () => {
  const { workers, tables } = await readDistribution({ kind: "postgres", url: database.url })
  expect(workers).toBeGreaterThan(1)
  expect(tables.filter(({ isDistributed }) => !isDistributed)).toEqual([])
  expect(tables.length).toBeGreaterThan(40)
})

const values: Readonly<Record<string, string>> = { bytea: "'\\x01'", text: "'1'", boolean: "true" }

/** The shards that a statement asks. Its parameters have some values of their types. */
async function shardsOf(query: Query): Promise<number> {
  await client.query(`PREPARE asked AS ${translationOf(query).text}`)
  try {
    const { rows } = await client.query<{ type: string }>(
      `SELECT type::text AS type FROM pg_prepared_statements, unnest(parameter_types) WITH ORDINALITY AS t (type, at)
        WHERE name = 'asked' ORDER BY at`,
    )
    const given = rows.map(({ type }) => (/\[\]$/.test(type) ? "'{1}'" : (values[type] ?? "1")))
    const { rows: lines } = await client.query<{ "QUERY PLAN": string }>(
      `EXPLAIN (COSTS OFF) EXECUTE asked${given.length === 0 ? "" : `(${given.join(", ")})`}`,
    )
    const plan = lines.map((line) => line["QUERY PLAN"]).join("\n")
    return [...plan.matchAll(/Task Count: (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0)
  } finally {
    await client.query("DEALLOCATE asked")
  }
}

test("each statement of a chain or a network asks one shard", async () => {
  const others: string[] = []
  for (const query of [...chainQueries, ...networkQueries]) {
    const shards = await shardsOf(query).catch((error: Error) => error.message)
    if (shards !== 1) others.push(`${query.name}: ${shards}`)
  }
  expect(others).toEqual([])
}, 120_000)
