import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as tables from "../src/evm/tables.ts"
import * as stakingTables from "../src/network/staking-tables.ts"
import * as networkTables from "../src/network/tables.ts"
import { chainQueries, metaQueries, networkQueries, versionQueries } from "../src/queries/index.ts"
import type { Query } from "../src/queries/query.ts"
import { inDialect, sqliteDialect } from "../src/schema/dialect.ts"
import * as metaTables from "../src/schema/meta-tables.ts"
import { versionTable } from "../src/schema/migrate.ts"
import type { Scope } from "../src/schema/migration.ts"
import { migrations } from "../src/schema/migrations.ts"
import type { TableDefinition } from "../src/schema/table.ts"

const database = new DatabaseSync(":memory:")
const queries = [...chainQueries, ...networkQueries, ...metaQueries, ...versionQueries]

beforeAll(() => {
  const scopes: readonly Scope[] = ["chain", "network", "meta"]
  const ddl = [versionTable, ...migrations.flatMap((migration) => scopes.flatMap((scope) => migration.ddl[scope]))]
  for (const statement of ddl) database.exec(inDialect(statement, sqliteDialect))
})
afterAll(() => database.close())

const planOf = (query: Query) =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${query.sql}`)
    .all()
    .map(({ detail }) => String(detail))
    .filter((line) => /^(SEARCH|SCAN|USE)\b/.test(line))

describe("every query of the store", () => {
  test.each(queries.map((query) => [query.name, query] as const))("%s reads only what it needs", (_, query) => {
    const plan = planOf(query)
    expect(plan).toEqual(query.plan.sqlite)
    expect(plan.filter((line) => /^SCAN|TEMP B-TREE/.test(line))).toEqual([])
  })

  test("has a name of its own", () => {
    expect(new Set(queries.map(({ name }) => name)).size).toBe(queries.length)
  })

  test("can be rewritten to numbered parameters", () => {
    expect(queries.filter(({ sql }) => /::|'[^']*:[^']*'/.test(sql))).toEqual([])
  })
})

test("the planner's trap is real: with an index instead of a table, a token's page would read the whole chain", () => {
  database.exec("CREATE INDEX trap ON evm_transfer (chain_id, token, block_number, log_index, batch_index)")
  const sql = `SELECT fragment FROM evm_transfer WHERE chain_id = 1 AND token = x'01'
    AND (block_number, log_index, batch_index) < (9, 9, 9)
    ORDER BY block_number DESC, log_index DESC, batch_index DESC LIMIT 25`
  const plan = planOf({ name: "trap", sql, plan: { sqlite: [], postgres: [] } })
  database.exec("DROP INDEX trap")
  expect(plan).toEqual([
    "SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND (block_number,log_index,batch_index)<(?,?,?))",
  ])
})

describe("the list of tables says what the schema does", () => {
  const listed: readonly TableDefinition[] = [
    ...Object.values(tables),
    ...Object.values(networkTables),
    ...Object.values(stakingTables),
    ...Object.values(metaTables),
  ]

  test.each(listed.map((table) => [table.name, table] as const))("%s", (name, table) => {
    const words = { integer: "INTEGER", int: "INTEGER", small: "INTEGER", bytes: "BLOB", text: "TEXT" } as const
    const schema = database.prepare(`PRAGMA table_info(${name})`).all()
    const columns = schema.map((column) => `${column.name} ${column.type}`)
    expect(columns).toEqual(expect.arrayContaining(table.columns.map(({ name, kind }) => `${name} ${words[kind]}`)))
    const needed = schema.filter((column) => column.notnull === 1).map(({ name }) => name)
    expect(table.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(needed))
  })
})
