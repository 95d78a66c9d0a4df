import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { clientConfig } from "../src/postgres/client.ts"
import { prepareDatabase } from "../src/postgres/prepare.ts"
import { translationOf } from "../src/postgres/statement.ts"
import { targetOf } from "../src/postgres/target.ts"
import { chainQueries, metaQueries, networkQueries, versionQueries } from "../src/queries/index.ts"
import type { Query } from "../src/queries/query.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

/**
 * The plans are those of the store's own sessions, whose settings keep the planner from scanning, sorting and hashing:
 * without them it would rightly scan tables as small as these, and before the first ANALYZE it wrongly would large ones.
 * Statements are planned for any parameters (plan_cache_mode), so those that EXPLAIN is given do not matter.
 */
let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await makeDatabase()
  const target = targetOf(database.url)
  await prepareDatabase(target)
  // The statistics are to be the tests' doing.
  for (const name of await tables()) await database.query(`ALTER TABLE ${name} SET (autovacuum_enabled = off)`)
  client = new pg.Client(clientConfig(target, "write"))
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.close()
})

const queries = [...chainQueries, ...networkQueries, ...metaQueries, ...versionQueries]
const unwanted = /Seq Scan|Bitmap|Sort {2}|Hash Join|Hash Semi|Merge Join|Materialize|Gather/
// They have no other key, or their whole stretch is a list.
const ofWholeChain = new Set([
  "evm_checkpoint_pkey",
  "reindex_request_pending",
  "primary_checkpoint_pkey",
  "primary_network_pkey",
  "primary_platform_pkey",
])

async function tables(): Promise<string[]> {
  const rows = await database.query("SELECT tablename FROM pg_tables WHERE schemaname = 'serac'")
  return rows.map(({ tablename }) => tablename)
}

/** Rows that differ in every column. */
async function fill(rows: number): Promise<void> {
  const value: Record<string, string> = {
    bigint: "g",
    bytea: "decode(lpad(to_hex(g), 40, '0'), 'hex')",
    text: "g::text",
  }
  const special: Record<string, string> = {
    chain_id: "1",
    network_id: "1",
    succeeded: "g % 2",
    pending: "g % 2",
    status: "g % 4",
    kind: "g % 2",
  }
  for (const name of await tables()) {
    const columns = await database.query(
      "SELECT attname, format_type(atttypid, NULL) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0",
      [name],
    )
    const values = columns.map(({ attname, type }) => special[attname] ?? value[type])
    await database.query(
      `INSERT INTO ${name} SELECT ${values.join(", ")} FROM generate_series(1, ${rows}) g ON CONFLICT DO NOTHING`,
    )
  }
}

async function planOf(query: Query): Promise<string> {
  const { text, order } = translationOf(query)
  const parameters = order.length === 0 ? "" : `(${order.map(() => "NULL").join(", ")})`
  await client.query(`PREPARE statement AS ${text}`)
  const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN EXECUTE statement${parameters}`)
  await client.query("DEALLOCATE statement")
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}

const indexesOf = (plan: string) =>
  Array.from(plan.matchAll(/Scan(?: Backward)? using (\w+)/g), ([, name]) => name).sort()

/** Indexes of which a plan reads all that a chain or a network has. */
const readWhole = (plan: string) =>
  Array.from(
    plan.matchAll(/using (\w+) on .*\n\s+Index Cond: \(\w*\.?(?:chain|network)_id = \$\d+\)(?:\n|$)/g),
    ([, name]) => name,
  )

describe.each([
  ["without rows and statistics", async () => {}],
  ["with rows that nothing was counted of yet", () => fill(5000)],
  ["with rows and statistics", () => database.query("ANALYZE")],
])("%s", (_, prepare) => {
  beforeAll(async () => {
    await prepare()
  })

  test.each(queries.filter(({ plan }) => plan.postgres.length > 0).map((query) => [query.name, query] as const))(
    "%s reads ranges of its indexes in their order",
    async (_, query) => {
      const plan = await planOf(query)
      expect({ indexes: indexesOf(plan), unwanted: unwanted.exec(plan)?.[0] }, plan).toEqual({
        indexes: [...query.plan.postgres].sort(),
        unwanted: undefined,
      })
    },
  )
})

test("once there are rows, no statement reads all that a chain or a network has", async () => {
  const whole: string[] = []
  for (const query of queries) {
    const indexes = readWhole(await planOf(query)).filter((name) => !ofWholeChain.has(name as string))
    if (indexes.length > 0) whole.push(`${query.name}: ${indexes}`)
  }
  expect(whole).toEqual([])
})

test("every statement has a name of its own, which the server does not cut off", () => {
  const names = queries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.length > 63)).toEqual([])
})
