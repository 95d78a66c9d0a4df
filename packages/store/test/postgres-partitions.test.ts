import { afterAll, beforeAll, expect, test } from "vitest"
import { dump, openStore, type Store } from "../src/index.ts"
import { resetChain } from "../src/operations/reset.ts"
import { describeAppending } from "./conformance/appending.ts"
import { describeArchiving } from "./conformance/archiving.ts"
import { address, batchOf, hashOf, plainBlocks } from "./conformance/chain-of.ts"
import { linesOf } from "./conformance/lines-of.ts"
import { describeListing } from "./conformance/listing.ts"
import { describeRollback } from "./conformance/rollback.ts"
import { makeDatabase, StoreDatabases, type TestDatabase } from "./postgres-database.ts"

const withParameters = (database: string, parameters: Record<string, string>) => {
  const url = new URL(database)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

const databases = new StoreDatabases()

for (const part of [describeAppending, describeArchiving, describeListing, describeRollback]) {
  part("PostgreSQL in partitions of 5 blocks", async () => {
    const database = await databases.take()
    const url = withParameters(database.url, { partition_blocks: "5" })
    return { location: { kind: "postgres", url }, dispose: () => databases.giveBack(database) }
  })
}

let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await makeDatabase()
  store = await openStore({ kind: "postgres", url: withParameters(database.url, { partition_blocks: "10" }) })
})

afterAll(async () => {
  await databases.close()
  await store.close()
  await database.close()
})

const tables = ["evm_block", "evm_transaction", "evm_transfer", "evm_internal_transaction", "evm_archive"]
const progress = { nodeHead: 1_000_000, now: 1 }
const transfer = { batchIndex: 0, standard: 20, token: address(0xc01), from: address(1), to: address(2) } as const
const busyBlocks = (count: number) =>
  Array.from({ length: count }, () => ({ transactions: [true], transfers: [{ ...transfer, logIndex: 0 }] }))
const partitionsOf = async (table: string, there = database) => {
  const rows = await there.query(
    `SELECT c.relname AS name FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
      WHERE inhparent = $1::regclass
      ORDER BY substring(pg_get_expr(c.relpartbound, c.oid) FROM '\\d+')::int8`,
    [table],
  )
  return rows.map(({ name }) => name)
}

test("a chain has no partition of its own before its first million blocks, nor one afterwards", async () => {
  const own = await makeDatabase()
  const usual = await openStore({ kind: "postgres", url: own.url })
  const chains = Array.from({ length: 12 }, (_, at) => String(at + 1))
  try {
    for (const chainId of chains) {
      const writer = await usual.openWriter(chainId)
      await writer.append(batchOf(busyBlocks(3)), progress)
      await writer.close()
    }
    for (const table of tables) expect(await partitionsOf(table, own)).toEqual([`${table}_b0`])
    for (const chainId of chains) expect((await usual.chain(chainId).blocks({ limit: 5 })).length).toBe(3)
  } finally {
    await usual.close()
    await own.close()
  }
})

test("a writer makes partitions ahead of the head when it is opened", async () => {
  const first = await store.openWriter("1")
  expect(await partitionsOf("evm_block")).toEqual(["evm_block_b0"])
  await first.append(batchOf(plainBlocks(6)), progress)
  await first.close()
  await (await store.openWriter("1")).close()
  for (const table of tables) expect(await partitionsOf(table)).toEqual([`${table}_b0`, `${table}_b10`])
})

test("a batch makes the partitions that it needs, however many", async () => {
  const writer = await store.openWriter("2")
  await writer.append(batchOf(busyBlocks(35)), progress)
  await writer.append(batchOf(plainBlocks(6), { from: 35 }), progress)
  await writer.close()
  for (const table of tables)
    expect(await partitionsOf(table)).toEqual([0, 10, 20, 30, 40].map((from) => `${table}_b${from}`))
  expect((await store.chain("2").transactions({ limit: 100 })).map(({ blockNumber }) => blockNumber)).toEqual(
    Array.from({ length: 41 }, (_, at) => 40 - at),
  )
})

test("a batch that fails leaves nothing in the partitions that were made for it", async () => {
  const writer = await store.openWriter("3")
  const batch = batchOf(busyBlocks(65))
  const twice = { ...batch, transfers: [...batch.transfers, ...batch.transfers.slice(-1)] }
  await expect(writer.append(twice, progress)).rejects.toThrow("evm_transfer")
  expect(await store.chain("3").blocks({ limit: 1 })).toEqual([])
  await writer.append(batch, progress)
  expect((await store.chain("3").status())?.head.number).toBe(64)
  await writer.close()
})

test("partitions that somebody else has made, of whatever size, are gone on from", async () => {
  const own = await makeDatabase()
  const url = withParameters(own.url, { partition_blocks: "10" })
  const other = await openStore({ kind: "postgres", url })
  try {
    for (const table of tables)
      await own.query(
        `CREATE TABLE ${table}_mine PARTITION OF ${table} FOR VALUES FROM (0, MINVALUE) TO (13, MINVALUE)`,
      )
    const writer = await other.openWriter("4")
    await writer.append(batchOf(busyBlocks(25)), progress)
    await writer.close()
    expect(await partitionsOf("evm_block", own)).toEqual([
      "evm_block_mine",
      "evm_block_b13",
      "evm_block_b20",
      "evm_block_b30",
    ])
  } finally {
    await other.close()
    await own.close()
  }
})

test("writers of several chains make the same partitions at once", async () => {
  const writers = await Promise.all(["5", "6", "7"].map((chainId) => store.openWriter(chainId)))
  await Promise.all(writers.map((writer) => writer.append(batchOf(busyBlocks(155)), progress)))
  await Promise.all(writers.map((writer) => writer.close()))
  expect(await Promise.all(["5", "6", "7"].map(async (id) => (await store.chain(id).status())?.head.number))).toEqual([
    154, 154, 154,
  ])
})

test("the store is the same in partitions of whatever size", async () => {
  const other = await openStore({ kind: "postgres", url: withParameters(database.url, { partition_blocks: "7" }) })
  for (const [each, chainId] of [
    [store, "11"],
    [other, "12"],
  ] as const) {
    const writer = await each.openWriter(chainId)
    for (const from of [0, 16, 32]) await writer.append(batchOf(busyBlocks(16), { from }), progress)
    await writer.close()
  }
  expect(await linesOf(dump(store, "12"))).toEqual(await linesOf(dump(store, "11")))
  await other.close()
})

test("blocks that are dropped are gone from every list, and newer pages, the head and what comes are as before", async () => {
  const writer = await store.openWriter("20", { reorgDepth: 5 })
  await writer.append(batchOf(busyBlocks(45)), { nodeHead: 44, now: 1 })
  const chain = store.chain("20")
  const newest = Array.from({ length: 35 }, (_, at) => 44 - at)
  const seen = async () => ({
    blocks: (await chain.blocks({ limit: 100 })).map(({ number }) => number),
    transactions: (await chain.transactions({ limit: 100 })).map(({ blockNumber }) => blockNumber),
    transfers: (await chain.tokenTransfers(transfer.token, { limit: 100 })).map(({ blockNumber }) => blockNumber),
    upTo: (await chain.transactionsUpTo({ timestamp: 120, inclusive: true }, { limit: 100 })).length,
    tooOld: await chain.transactionsUpTo({ timestamp: 90, inclusive: true }, { limit: 100 }),
    dropped: [await chain.block(3), await chain.block(hashOf(3))],
    head: (await chain.status())?.head.number,
  })
  const expected = {
    blocks: newest,
    transactions: newest,
    transfers: newest,
    upTo: 3,
    tooOld: [],
    dropped: [undefined, undefined],
    head: 44,
  }
  // As the README has it, first without what it says can be left out.
  await database.query("DROP TABLE serac.evm_transfer_b0, serac.evm_transaction_b0, serac.evm_block_b0")
  expect(await seen()).toEqual(expected)
  await database.query(`
    BEGIN;
    DELETE FROM serac.evm_list WHERE chain_id = 20 AND block_number < 10 AND list NOT IN (3, 4);
    DELETE FROM serac.evm_block_hash WHERE chain_id = 20 AND number < 10;
    DELETE FROM serac.evm_block_time WHERE chain_id = 20 AND number < 10;
    COMMIT`)
  expect(await seen()).toEqual(expected)
  await writer.rollback(42)
  await writer.append(batchOf(busyBlocks(20), { from: 43 }), { nodeHead: 62, now: 1 })
  expect((await chain.blocks({ limit: 100 })).map(({ number }) => number)).toEqual(
    Array.from({ length: 53 }, (_, at) => 62 - at),
  )
  await writer.close()
})

test("to erase a chain empties partitions that are its own at once, and leaves the rows of others", async () => {
  const own = await makeDatabase()
  const both = await openStore({ kind: "postgres", url: withParameters(own.url, { partition_blocks: "10" }) })
  try {
    for (const [chainId, blocks] of [
      ["31", 25],
      ["32", 5],
    ] as const) {
      const writer = await both.openWriter(chainId)
      await writer.append(batchOf(busyBlocks(blocks)), progress)
      await writer.close()
    }
    const before = await linesOf(dump(both, "32"))
    const filesOf = async () =>
      own.query(
        "SELECT pg_relation_size('serac.evm_block_b0') AS shared, pg_relation_size('serac.evm_block_b10') AS alone",
      )
    expect(await filesOf()).toEqual([{ shared: "8192", alone: "8192" }])
    await resetChain(both, "31")
    expect(await filesOf()).toEqual([{ shared: "8192", alone: "0" }])
    expect(await linesOf(dump(both, "32"))).toEqual(before)
    expect(await both.chain("31").blocks({ limit: 5 })).toEqual([])
  } finally {
    await both.close()
    await own.close()
  }
})

test("a partition that was only detached can be attached again", async () => {
  const own = await makeDatabase()
  const store = await openStore({ kind: "postgres", url: withParameters(own.url, { partition_blocks: "10" }) })
  const writer = await store.openWriter("21")
  await writer.append(batchOf(busyBlocks(25)), progress)
  await writer.close()
  const before = await linesOf(dump(store, "21"))
  await own.query("ALTER TABLE evm_transaction DETACH PARTITION evm_transaction_b0")
  expect((await store.chain("21").transactions({ limit: 100 })).length).toBe(15)
  await own.query(
    "ALTER TABLE evm_transaction ATTACH PARTITION evm_transaction_b0 FOR VALUES FROM (0, MINVALUE) TO (10, MINVALUE)",
  )
  expect(await linesOf(dump(store, "21"))).toEqual(before)
  await store.close()
  await own.close()
})
