import { afterAll, beforeAll, expect, test } from "vitest"
import { dump, openStore, type Store } from "../src/index.ts"
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

const progress = { nodeHead: 1_000_000, now: 1 }
const transfer = { batchIndex: 0, standard: 20, token: address(0xc01), from: address(1), to: address(2) } as const
const busyBlocks = (count: number) =>
  Array.from({ length: count }, () => ({ transactions: [true], transfers: [{ ...transfer, logIndex: 0 }] }))
const partitionsOf = async (table: string, chainId: string) => {
  const rows = await database.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass AND inhrelid::regclass::text
      LIKE $2 ORDER BY inhrelid`,
    [table, `${table}\\_c${chainId}\\_%`],
  )
  return rows.map(({ name }) => name)
}

test("a writer makes the partitions of its chain ahead of the head when it is opened", async () => {
  const first = await store.openWriter("1")
  expect(await partitionsOf("evm_block", "1")).toEqual(["evm_block_c1_b0"])
  await first.append(batchOf(plainBlocks(6)), progress)
  await first.close()
  await (await store.openWriter("1")).close()
  for (const table of ["evm_block", "evm_transaction", "evm_transfer", "evm_archive"]) {
    expect(await partitionsOf(table, "1")).toEqual([`${table}_c1_b0`, `${table}_c1_b10`])
  }
})

test("a batch makes the partitions that it needs, however many", async () => {
  const writer = await store.openWriter("2")
  await writer.append(batchOf(busyBlocks(35)), progress)
  await writer.append(batchOf(plainBlocks(6), { from: 35 }), progress)
  await writer.close()
  for (const table of ["evm_block", "evm_transaction", "evm_transfer", "evm_archive"]) {
    expect(await partitionsOf(table, "2")).toEqual([0, 10, 20, 30, 40].map((from) => `${table}_c2_b${from}`))
  }
  expect((await store.chain("2").transactions({ limit: 100 })).map(({ blockNumber }) => blockNumber)).toEqual(
    Array.from({ length: 41 }, (_, at) => 40 - at),
  )
})

test("a batch that fails leaves nothing in the partitions that were made for it", async () => {
  const writer = await store.openWriter("3")
  const batch = batchOf(busyBlocks(25))
  const twice = { ...batch, transfers: [...batch.transfers, ...batch.transfers.slice(-1)] }
  await expect(writer.append(twice, progress)).rejects.toThrow("evm_transfer")
  expect(await store.chain("3").blocks({ limit: 1 })).toEqual([])
  await writer.append(batch, progress)
  expect((await store.chain("3").status())?.head.number).toBe(24)
  await writer.close()
})

test("partitions that somebody else has made, of whatever size, are gone on from", async () => {
  for (const table of ["evm_block", "evm_transaction", "evm_transfer", "evm_archive"]) {
    await database.query(`CREATE TABLE ${table}_c4_mine PARTITION OF ${table} FOR VALUES FROM (4, 0) TO (4, 13)`)
  }
  const writer = await store.openWriter("4")
  await writer.append(batchOf(busyBlocks(25)), progress)
  await writer.close()
  expect(await partitionsOf("evm_block", "4")).toEqual([
    "evm_block_c4_mine",
    "evm_block_c4_b13",
    "evm_block_c4_b20",
    "evm_block_c4_b30",
  ])
})

test("writers of two chains make theirs at once", async () => {
  const writers = await Promise.all(["5", "6", "7"].map((chainId) => store.openWriter(chainId)))
  await Promise.all(writers.map((writer) => writer.append(batchOf(busyBlocks(55)), progress)))
  await Promise.all(writers.map((writer) => writer.close()))
  expect(await Promise.all(["5", "6", "7"].map(async (id) => (await store.chain(id).status())?.head.number))).toEqual([
    54, 54, 54,
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
  await database.query("DROP TABLE serac.evm_transfer_c20_b0, serac.evm_transaction_c20_b0, serac.evm_block_c20_b0")
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

test("a partition that was only detached can be attached again", async () => {
  const writer = await store.openWriter("21")
  await writer.append(batchOf(busyBlocks(25)), progress)
  await writer.close()
  const before = await linesOf(dump(store, "21"))
  await database.query("ALTER TABLE evm_transaction DETACH PARTITION evm_transaction_c21_b0")
  expect((await store.chain("21").transactions({ limit: 100 })).length).toBe(15)
  await database.query(
    "ALTER TABLE evm_transaction ATTACH PARTITION evm_transaction_c21_b0 FOR VALUES FROM (21, 0) TO (21, 10)",
  )
  expect(await linesOf(dump(store, "21"))).toEqual(before)
})
