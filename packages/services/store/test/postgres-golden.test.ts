import { readFile } from "node:fs/promises"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { dump, dumpNetwork, openStore, StoreConnectionError } from "../src/index.ts"
import { prepareDatabase } from "../src/postgres/prepare.ts"
import { targetOf } from "../src/postgres/target.ts"
import type { Migration } from "../src/schema/migration.ts"
import { migrations } from "../src/schema/migrations.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"
import { linesOf } from "./conformance/lines-of.ts"
import { batchOf as networkBatchOf, progressOf } from "./conformance/network/rows.ts"
import { expectBalancesToCome } from "./golden/balances-to-come.ts"
import { expectCallers } from "./golden/callers.ts"
import { dumpedToday } from "./golden/dumped-today.ts"
import { goldenChainId, goldenHistory, goldenSecret } from "./golden/history.ts"
import { expectHoldersToCome } from "./golden/holders-to-come.ts"
import { goldenNetworkId } from "./golden/network-history.ts"
import { expectSumsToCome } from "./golden/sums-to-come.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase

const golden = (version: number, file: string) =>
  readFile(new URL(`./golden/version-${version}/${file}`, import.meta.url), "utf8")

beforeEach(async () => {
  database = await makeDatabase()
})

afterEach(() => database.close())

const open = () => openStore({ kind: "postgres", url: database.url })
const fatTables = ["evm_block", "evm_transaction", "evm_transfer"]

/** The ranges of a table's partitions, and how many rows are in each. */
async function partitionsOf(table: string): Promise<Record<string, string>> {
  const rows = await database.query(
    `SELECT relname AS name, pg_get_expr(relpartbound, oid) AS bound,
      (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM %s', oid::regclass), false, true, '')))[1]
      AS count
    FROM pg_class JOIN pg_inherits ON inhrelid = oid WHERE inhparent = $1::regclass ORDER BY relname`,
    [table],
  )
  return Object.fromEntries(rows.map(({ name, bound, count }) => [name, `${count} rows ${bound}`]))
}

describe.each([4, 6, 11, 13, 14, 15, 16, 17, 18])("a PostgreSQL database of version %i", (version) => {
  beforeEach(async () => {
    await database.query(await golden(version, "postgres.sql"))
  })

  test("is read and written today as it was then", async () => {
    const store = await open()
    const lines = await linesOf(dump(store, goldenChainId))
    expect(`${lines.join("\n")}\n`).toBe(dumpedToday(await golden(version, "dump.txt")))
    expect(`${(await linesOf(dumpNetwork(store, goldenNetworkId))).join("\n")}\n`).toBe(
      await golden(version, "network-dump.txt"),
    )
    expect(Buffer.from(await store.secret()).toString("hex")).toBe(goldenSecret)
    await expectCallers(store, version)
    const writer = await store.openWriter(goldenChainId)
    await writer.append(batchOf(plainBlocks(2), { from: 4 }), { nodeHead: 5, now: 1_700_000_200 })
    await writer.rollback(3)
    expect(await linesOf(dump(store, goldenChainId))).toEqual(lines)
    const networkWriter = await store.openNetworkWriter(goldenNetworkId)
    const next = networkBatchOf("P", 4, 1)
    await networkWriter.append(next, progressOf(next))
    expect((await networkWriter.head("P"))?.height).toBe(4)
    await store.close()
  })
})

/** Without 15 to 17, whose chains have the tables of 18 but those of holders, and whose networks have all. */
describe.each([4, 6, 11, 13, 14, 18])("a PostgreSQL database of version %i", (version) => {
  beforeEach(async () => {
    await database.query(await golden(version, "postgres.sql"))
  })

  test("has the sums that it would have if it were indexed today, or gets them of what is stored", async () => {
    const store = await open()
    await expectSumsToCome(store, version)
    await store.close()
  })

  test("can be undone down to nothing by what was noted then", async () => {
    const store = await open()
    const writer = await store.openWriter(goldenChainId)
    await writer.rollback(1)
    const blocks = (await linesOf(dump(store, goldenChainId))).flatMap(
      (line) => /"block_number":(\d+)/.exec(line)?.[1] ?? [],
    )
    expect(Math.max(...blocks.map(Number))).toBe(1)
    await writer.rollback(-1)
    expect(await linesOf(dump(store, goldenChainId))).toEqual([])
    await store.close()
  })
})

describe("a PostgreSQL database of version 11", () => {
  test("gets its balances of what is stored, and then has what it would have if it were indexed today", async () => {
    await database.query(await golden(11, "postgres.sql"))
    const store = await open()
    await expectBalancesToCome(store)
    await store.close()
  })
})

describe("a PostgreSQL database of version 17", () => {
  test("gets its holders of what is stored, and then has what it would have if it were indexed today", async () => {
    await database.query(await golden(17, "postgres.sql"))
    const store = await open()
    await expectHoldersToCome(store, await golden(18, "dump.txt"))
    await store.close()
  })
})

describe("a PostgreSQL database of version 4", () => {
  const version = 4
  beforeEach(async () => {
    await database.query(await golden(version, "postgres.sql"))
  })

  test("finds its blocks by hash and by time in the tables that have come instead of indexes", async () => {
    const store = await open()
    const chain = store.chain(goldenChainId)
    const hash = goldenHistory.blocks[2]?.hash ?? "0x"
    expect((await chain.block(hash))?.number).toBe(2)
    const upTo = await chain.transactionsUpTo({ timestamp: 1_700_000_060, inclusive: true }, { limit: 9 })
    expect(upTo.map(({ blockNumber }) => blockNumber)).toEqual([1, 0, 0])
    await store.close()
  })

  test("keeps the rows of its largest chain where they are, and moves those of the others", async () => {
    const before = await database.query("SELECT oid, relname FROM pg_class WHERE relname = ANY ($1)", [fatTables])
    for (const table of ["evm_checkpoint", ...fatTables]) {
      const columns = await database.query(
        "SELECT attname FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum",
        [table],
      )
      const rest = columns.slice(1).map(({ attname }) => attname)
      await database.query(`INSERT INTO ${table} SELECT 7, ${rest.join(", ")} FROM ${table}`)
    }
    await database.query("UPDATE evm_checkpoint SET transactions = 1 WHERE chain_id = 7")
    await database.query("UPDATE evm_block SET number = 2000001 WHERE chain_id = 7 AND number = 3")
    await database.query("UPDATE evm_checkpoint SET number = 2000001 WHERE chain_id = 7")
    await (await open()).close()
    for (const { oid, relname } of before) {
      const [kept] = await database.query("SELECT relname FROM pg_class WHERE oid = $1", [oid])
      expect(kept?.relname).toBe(`${relname}_c43114_b0`)
    }
    expect(await partitionsOf("evm_block")).toEqual({
      evm_block_c43114_b0: "4 rows FOR VALUES FROM ('43114', '0') TO ('43114', '1000000')",
      evm_block_c7_b0: "3 rows FOR VALUES FROM ('7', '0') TO ('7', '1000000')",
      evm_block_c7_b1000000: "0 rows FOR VALUES FROM ('7', '1000000') TO ('7', '2000000')",
      evm_block_c7_b2000000: "1 rows FOR VALUES FROM ('7', '2000000') TO ('7', '3000000')",
    })
  })

  test("without any chain has no partition, and takes one", async () => {
    await database.query(`TRUNCATE ${fatTables.join(", ")}, evm_checkpoint, evm_counter, evm_journal`)
    const store = await open()
    expect(await partitionsOf("evm_block")).toEqual({})
    const writer = await store.openWriter("9")
    await writer.append(batchOf(plainBlocks(2)), { nodeHead: 5, now: 1 })
    expect((await store.chain("9").status())?.head.number).toBe(1)
    await store.close()
  })

  test("stays as it was when the process dies on the way to partitions, and becomes them the next time", async () => {
    const contents = () =>
      database.query(
        `SELECT relname, relkind FROM pg_class WHERE relnamespace = 'serac'::regnamespace ORDER BY relname`,
      )
    const before = await contents()
    // Later steps of what belongs to no chain are taken before those of chains.
    const dying: readonly Migration[] = migrations.slice(0, 5).map((step) =>
      step.version === 5
        ? {
            ...step,
            ddl: { ...step.ddl, chain: [...step.ddl.chain, "SELECT pg_terminate_backend(pg_backend_pid())"] },
          }
        : step,
    )
    await expect(prepareDatabase(targetOf(database.url), dying)).rejects.toThrow(StoreConnectionError)
    expect(await contents()).toEqual(before)
    const store = await open()
    expect(`${(await linesOf(dump(store, goldenChainId))).join("\n")}\n`).toBe(
      dumpedToday(await golden(version, "dump.txt")),
    )
    await store.close()
  })
})
