import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { emptyingQueries, walkAgain } from "../src/evm/balances/queries.ts"
import { emptyingHolders } from "../src/evm/holders/queries.ts"
import { deleteStrayOwners, firstDeploymentOf } from "../src/evm/queries/repair.ts"
import { clientConfig } from "../src/postgres/client.ts"
import { prepareDatabase } from "../src/postgres/prepare.ts"
import { translationOf } from "../src/postgres/statement.ts"
import { postgresTarget } from "../src/postgres/target.ts"
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
  const target = postgresTarget(database.url)
  await prepareDatabase(target)
  for (const name of partitionedTables) await makePartitions(name)
  // The statistics are to be the tests' doing.
  for (const name of await tables("r")) await database.query(`ALTER TABLE ${name} SET (autovacuum_enabled = off)`)
  client = new pg.Client(clientConfig(target, "write", { takesOptions: true, pooled: false, hasCitus: false }))
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
  "evm_archive_state_pkey",
  "evm_trace_state_pkey",
  "evm_checkpoint_pkey",
  "evm_fees_pkey",
  "evm_projection_pkey",
  "reindex_request_pending",
  "primary_checkpoint_pkey",
  "primary_network_pkey",
  "primary_platform_pkey",
  "primary_summed_pkey",
])

/** They stop after one row at an end of what a chain or a network has, or after two. */
const ofEnds = new Set(["last_evm_change", "prune_evm_change", "last_primary_change", "prune_primary_change"])
/** They are to delete all that a chain has, a piece at a time, or to touch or read all of it. */
const emptying = new Set(
  [...emptyingQueries, ...emptyingHolders, walkAgain, deleteStrayOwners, firstDeploymentOf].map(({ name }) => name),
)

const partitionedTables = ["evm_block", "evm_transaction", "evm_transfer", "evm_internal_transaction", "evm_archive"]
const partitionEnds = [0, 2000, 4000, 6000, 8000]

/** Those of the blocks that have rows, and one above them. */
async function makePartitions(name: string): Promise<void> {
  for (const [at, from] of partitionEnds.slice(0, -1).entries()) {
    await database.query(
      `CREATE TABLE ${name}_b${from} PARTITION OF ${name} FOR VALUES FROM (${from}, MINVALUE) TO (${partitionEnds[at + 1]}, MINVALUE)`,
    )
  }
}
const partitionsOfTable = 4

/** Tables that have rows of their own (`r`), or those that rows are added to. */
async function tables(which: "r" | "roots"): Promise<string[]> {
  const rows = await database.query(
    `SELECT relname FROM pg_class WHERE relnamespace = 'serac'::regnamespace AND relkind IN ('r', 'p')
    AND ${which === "r" ? "relkind = 'r'" : "NOT relispartition"}`,
  )
  return rows.map(({ relname }) => relname)
}

/** Rows that differ in every column. */
async function fill(rows: number): Promise<void> {
  const value: Record<string, string> = {
    bigint: "g",
    integer: "g",
    smallint: "g",
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
    list: "g % 9 + 1",
  }
  for (const name of await tables("roots")) {
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
  const { rows } = await client.query<Line>(`EXPLAIN (GENERIC_PLAN) ${translationOf(query).text}`)
  return textOf(rows)
}

interface Line {
  readonly "QUERY PLAN": string
}
const textOf = (rows: readonly Line[]) => rows.map((row) => row["QUERY PLAN"]).join("\n")

/** The indexes that a plan reads; that of a table's partitions once for all of them. */
function indexesOf(plan: string): readonly string[] {
  const names = Array.from(plan.matchAll(/Scan(?: Backward)? using (\w+)/g), ([, name = ""]) => name)
  const ofTable = (table: string) => names.filter((name) => new RegExp(`^${table}_b\\d+_pkey$`).test(name))
  const ofPartitions = partitionedTables.flatMap((table) => {
    const reads = ofTable(table).length / partitionsOfTable
    if (!Number.isInteger(reads)) throw new Error(`not every partition of ${table} is read`)
    return Array.from({ length: reads }, () => `${table}_pkey`)
  })
  return [...names.filter((name) => !/_b\d+_pkey$/.test(name)), ...ofPartitions].sort()
}

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
    if (ofEnds.has(query.name) || emptying.has(query.name)) continue
    const indexes = readWhole(await planOf(query)).filter((name) => !ofWholeChain.has(name as string))
    if (indexes.length > 0) whole.push(`${query.name}: ${indexes}`)
  }
  expect(whole).toEqual([])
})

describe("partitions", () => {
  /** The partitions from which a prepared statement reads, or could have read, after those were left out that it cannot need. */
  async function read(query: Query, parameters: Record<string, number | string>): Promise<Record<string, boolean>> {
    const { text, order } = translationOf(query)
    await client.query(`PREPARE statement AS ${text}`)
    const values = order.map((name) => parameters[name] ?? 0)
    const { rows } = await client.query<Line>(`EXPLAIN (ANALYZE, COSTS OFF) EXECUTE statement(${values.join(", ")})`)
    await client.query("DEALLOCATE statement")
    const scans = textOf(rows).matchAll(/ on (\w+_b\d+) .*?\((never executed|actual [^)]*)\)/g)
    return Object.fromEntries(Array.from(scans, ([, name, how]) => [name, how !== "never executed"]))
  }
  const byName = (name: string) => queries.find((query) => query.name === name) as Query

  test("above a chain's head are left out when a statement begins, though it was planned for any", async () => {
    expect(await read(byName("list_blocks"), { chain: 2, number: 1500, limit: 5 })).toEqual({ evm_block_b0: true })
  })

  test("below those that fill a page are not read", async () => {
    expect(await read(byName("list_blocks"), { chain: 1, number: 5500, limit: 5 })).toEqual({
      evm_block_b4000: true,
      evm_block_b2000: false,
      evm_block_b0: false,
    })
  })

  test("below a page's floor are left out", async () => {
    const parameters = { chain: 1, number: 5500, floor: 4100, limit: 5 }
    expect(await read(byName("list_blocks"), parameters)).toEqual({ evm_block_b4000: true })
    expect(
      await read(byName("list_transfers_desc"), { ...parameters, list: 1, key: "'\\x01'", block: 5500, startBlock: 0 }),
    ).toEqual({ evm_transfer_b4000: false })
  })

  test("above a page's beginning are left out", async () => {
    const parameters = { chain: 1, succeeded: 1, block: 2100, index: 0, limit: 5 }
    expect(await read(byName("list_transactions_by_success"), parameters)).toEqual({
      evm_transaction_b2000: true,
      evm_transaction_b0: false,
    })
    expect(await read(byName("list_transactions"), parameters)).toEqual({
      evm_transaction_b2000: true,
      evm_transaction_b0: false,
    })
  })

  test("but the one of the block are left out for what is found by number, or by hash", async () => {
    expect(await read(byName("block_by_number"), { chain: 1, number: 2100 })).toEqual({ evm_block_b2000: true })
    const [row] = await database.query("SELECT encode(hash, 'hex') AS hash FROM evm_block WHERE number = 4100")
    const parameters = { chain: 1, hash: `'\\x${row?.hash}'` }
    expect(await read(byName("block_by_hash"), parameters)).toEqual({
      evm_block_b0: false,
      evm_block_b2000: false,
      evm_block_b4000: true,
      evm_block_b6000: false,
    })
  })

  test("are read one after the other in the order of a list, and never merged", async () => {
    const merged: string[] = []
    for (const query of queries) {
      const plan = await planOf(query)
      if (/Merge Append[\s\S]*_b\d+_pkey/.test(plan)) merged.push(query.name)
    }
    // Two lists are merged in each of the lists; the dump of transactions has another order than its partitions.
    expect(merged).toEqual([
      "dump_evm_transaction",
      "list_transactions",
      "list_transactions_of_block",
      "list_transactions_up_to",
    ])
  })
})

test("every statement has a name of its own, which the server does not cut off", () => {
  const names = queries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.length > 63)).toEqual([])
})
