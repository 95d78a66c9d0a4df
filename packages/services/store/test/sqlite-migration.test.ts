import { spawnSync } from "node:child_process"
import { cp, mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { chainPart } from "../src/engine.ts"
import { dump, dumpNetwork, openStore, StoreVersionError } from "../src/index.ts"
import { dumpedNetworkTables } from "../src/network/queries/dump.ts"
import { migrate } from "../src/schema/migrate.ts"
import type { Migration } from "../src/schema/migration.ts"
import { migrations } from "../src/schema/migrations.ts"
import { openSqliteEngine } from "../src/sqlite/engine.ts"
import { files } from "../src/sqlite/files.ts"
import { writerPragmas } from "../src/sqlite/pragmas.ts"
import { SqliteReader } from "../src/sqlite/reader.ts"
import { SqliteWritingConnection } from "../src/sqlite/writing-connection.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"
import { linesOf } from "./conformance/lines-of.ts"
import { batchOf as networkBatchOf, progressOf } from "./conformance/network/rows.ts"
import { later } from "./fixtures/later-migrations.ts"
import { expectBalancesToCome } from "./golden/balances-to-come.ts"
import { expectCallers } from "./golden/callers.ts"
import { dumpedToday } from "./golden/dumped-today.ts"
import { goldenChainId, goldenHistory, goldenSecret } from "./golden/history.ts"
import { expectHoldersToCome } from "./golden/holders-to-come.ts"
import { goldenNetworkHistory, goldenNetworkId } from "./golden/network-history.ts"
import { expectSumsToCome } from "./golden/sums-to-come.ts"

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-store-"))
})
afterEach(() => rm(directory, { recursive: true }))

const openFile = (path: string) => new SqliteWritingConnection(path, writerPragmas)

async function makeChain(): Promise<void> {
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openWriter("7")
  await writer.append(batchOf(plainBlocks(3)), { nodeHead: 3, now: 1 })
  await store.close()
}

async function migrateWith(path: string, scope: "chain" | "meta", steps = later): Promise<void> {
  const connection = openFile(path)
  await migrate(connection, scope, steps).finally(() => connection.close())
}

test("migrations are numbered from 1 without a gap", () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1))
})

describe.each([1, 2, 3, 4, 5, 6, 11, 13, 14, 15, 16, 17, 18])("a database of version %i", (version) => {
  const golden = fileURLToPath(new URL(`./golden/version-${version}`, import.meta.url))
  beforeEach(() => cp(golden, directory, { recursive: true }))

  test("is read today as it was written then", async () => {
    const store = await openStore({ kind: "sqlite", directory })
    const lines = await linesOf(dump(store, goldenChainId))
    expect(`${lines.join("\n")}\n`).toBe(dumpedToday(await readFile(join(golden, "dump.txt"), "utf8")))
    expect(Buffer.from(await store.secret()).toString("hex")).toBe(goldenSecret)
    expect(await store.chains()).toEqual([
      {
        chainId: goldenChainId,
        head: { number: 3, hash: goldenHistory.blocks.at(-1)?.hash, timestamp: 1_700_000_090 },
        nodeHead: 3,
        updatedAt: 1_700_000_100,
        transactions: 4,
      },
    ])
    await expectCallers(store, version)
    await store.close()
  })

  test("is written today", async () => {
    const store = await openStore({ kind: "sqlite", directory })
    const lines = await linesOf(dump(store, goldenChainId))
    const writer = await store.openWriter(goldenChainId)
    const more = batchOf(plainBlocks(2), { from: 4 })
    await writer.append(more, { nodeHead: 5, now: 1_700_000_200 })
    expect((await linesOf(dump(store, goldenChainId))).length).toBeGreaterThan(lines.length)
    await writer.rollback(3)
    expect(await linesOf(dump(store, goldenChainId))).toEqual(lines)
    await store.close()
  })

  test("can be undone down to nothing by what was noted then", async () => {
    const store = await openStore({ kind: "sqlite", directory })
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

  test("can have a primary network beside its chains", async () => {
    const store = await openStore({ kind: "sqlite", directory })
    const writer = await store.openNetworkWriter(7)
    for (const batch of goldenNetworkHistory) await writer.append(batch, progressOf(batch))
    expect((await store.networks()).at(0)?.chains.map(({ chain, transactions }) => [chain, transactions])).toEqual([
      ["P", 2],
      ["X", 1],
    ])
    await store.close()
  })
})

describe("a database of version 11", () => {
  test("gets its balances of what is stored, and then has what it would have if it were indexed today", async () => {
    await cp(fileURLToPath(new URL("./golden/version-11", import.meta.url)), directory, { recursive: true })
    const store = await openStore({ kind: "sqlite", directory })
    await expectBalancesToCome(store)
    await store.close()
  })
})

describe("a database of version 17", () => {
  test("gets its holders of what is stored, and then has what it would have if it were indexed today", async () => {
    await cp(fileURLToPath(new URL("./golden/version-17", import.meta.url)), directory, { recursive: true })
    const store = await openStore({ kind: "sqlite", directory })
    await expectHoldersToCome(store, await readFile(new URL("./golden/version-18/dump.txt", import.meta.url), "utf8"))
    await store.close()
  })
})

/** Tables that came after version 2. */
const newer: Readonly<Record<string, number>> = { primary_staking_period: 3, primary_proposed: 13, primary_sum: 14 }

describe.each([2, 3, 5, 6, 11, 14, 17])("a primary network of version %i", (version) => {
  const golden = fileURLToPath(new URL(`./golden/version-${version}`, import.meta.url))
  beforeEach(() => cp(golden, directory, { recursive: true }))

  test("is read and written today as it was then", async () => {
    const store = await openStore({ kind: "sqlite", directory })
    const written = await readFile(join(golden, "network-dump.txt"), "utf8")
    expect(`${(await linesOf(dumpNetwork(store, goldenNetworkId))).join("\n")}\n`).toBe(written)
    const tables = new Set(written.split("\n").map((line) => line.split(" ")[0]))
    expect([...tables].filter(Boolean)).toEqual(
      dumpedNetworkTables.map(({ table }) => table).filter((table) => (newer[table] ?? 0) <= version),
    )
    const writer = await store.openNetworkWriter(goldenNetworkId)
    const next = networkBatchOf("P", 4, 1)
    await writer.append(next, progressOf(next))
    expect((await writer.head("P"))?.height).toBe(4)
    expect(await writer.unresolved(9)).toHaveLength(1)
    await store.close()
  })

  test("has the sums that it would have if it were indexed today, or gets them of what is stored", async () => {
    const store = await openStore({ kind: "sqlite", directory })
    await expectSumsToCome(store, version)
    await store.close()
  })
})

describe("a migration", () => {
  const script = fileURLToPath(new URL("./fixtures/killed-migration.ts", import.meta.url))

  test.each([0, 3, 6])("that is killed before statement %i is as if its step never began", async (statement) => {
    await makeChain()
    const path = files.part(directory, chainPart("7"))
    const killed = spawnSync(process.execPath, [script, path, String(statement)])
    expect(killed.signal).toBe("SIGKILL")
    await migrateWith(path, "chain")
    const connection = openFile(path)
    const read = (sql: string) => connection.all({ name: sql, sql, plan: { sqlite: [], postgres: [] } })
    expect(await read("SELECT * FROM evm_later")).toEqual([{ chain_id: 7, note: "from block 2", more: null }])
    expect(await read("SELECT version FROM schema_version")).toEqual([{ version: later.length }])
    expect(await read("SELECT count(*) AS blocks FROM evm_block")).toEqual([{ blocks: 3 }])
    await connection.close()
  })

  test("that fails leaves the version it began with", async () => {
    await makeChain()
    const path = files.part(directory, chainPart("7"))
    const ddl = { chain: ["CREATE TABLE half (a TEXT)", "CREATE TABLE half (a TEXT)"], network: [], meta: [] }
    await expect(migrateWith(path, "chain", [...migrations, { version: migrations.length + 1, ddl }])).rejects.toThrow(
      "half already exists",
    )
    await migrateWith(path, "chain")
  })

  test("is done once by those who begin at the same time", async () => {
    const path = join(directory, "new.sqlite")
    await Promise.all([migrateWith(path, "chain"), migrateWith(path, "chain"), migrateWith(path, "chain")])
    await migrateWith(path, "chain")
  })
})

const notes = { name: "notes", sql: "SELECT note FROM evm_later", plan: { sqlite: [], postgres: [] } }

describe("a chain of an older version", () => {
  test("is brought up to date by who reads it, where nobody writes it", async () => {
    await makeChain()
    const reader = new SqliteReader(directory, chainPart("7"), later)
    expect(await Promise.all([reader.all(notes), reader.get(notes)])).toEqual([
      [{ note: "from block 2" }],
      { note: "from block 2" },
    ])
    reader.close()
    await expect(reader.all(notes)).rejects.toThrow("The store is closed.")
  })

  test("is left as it is while an indexer of that version writes it, and is brought up to date after that", async () => {
    await makeChain()
    const store = await openStore({ kind: "sqlite", directory })
    const writer = await store.openWriter("7")
    const reader = new SqliteReader(directory, chainPart("7"), later)
    await expect(reader.all(notes)).rejects.toThrow(
      new StoreVersionError(
        `The tables of chain 7 are of version ${migrations.length}, and this software needs version ${later.length}; an indexer of an ` +
          "older version is writing them. Restart it with this version, or stop it and run `serac migrate`.",
      ),
    )
    await writer.append(batchOf(plainBlocks(1), { from: 3 }), { nodeHead: 3, now: 1 })
    await store.close()
    expect(await reader.all(notes)).toEqual([{ note: "from block 3" }])
    reader.close()
  })
})

describe("the tables that belong to no chain", () => {
  const newer: readonly Migration[] = [
    ...migrations,
    {
      version: migrations.length + 1,
      ddl: { chain: [], network: [], meta: ["CREATE TABLE of_meta (id {integer} NOT NULL PRIMARY KEY)"] },
    },
  ]

  test("are left as they are while an indexer of an older version writes a chain", async () => {
    await makeChain()
    const store = await openStore({ kind: "sqlite", directory })
    const writer = await store.openWriter("7")
    await expect(openSqliteEngine(directory, { migrations: newer, lockTimeout: 0 })).rejects.toThrow(
      new StoreVersionError(
        `The tables of the store are of version ${migrations.length}, and this software needs version ${newer.length}; an indexer of an ` +
          "older version is writing chain 7. Restart it with this version, or stop it and run `serac migrate`.",
      ),
    )
    await writer.close()
    await store.close()
    const engine = await openSqliteEngine(directory, { migrations: newer, lockTimeout: 0 })
    await engine.close()
  })

  test("are brought up to date once by those who open them at the same time", async () => {
    await makeChain()
    const engines = await Promise.all([1, 2, 3].map(() => openSqliteEngine(directory, { migrations: newer })))
    for (const engine of engines) await engine.close()
  })
})

describe("a database of a newer version is refused", () => {
  test("where it is the store's", async () => {
    await makeChain()
    await migrateWith(files.meta(directory), "meta")
    await expect(openStore({ kind: "sqlite", directory })).rejects.toThrow(StoreVersionError)
  })

  test("where it is a chain's, by readers and by writers", async () => {
    await makeChain()
    await migrateWith(files.part(directory, chainPart("7")), "chain")
    const store = await openStore({ kind: "sqlite", directory })
    await expect(store.chain("7").blocks({ limit: 1 })).rejects.toThrow(StoreVersionError)
    await expect(store.openWriter("7")).rejects.toThrow(`The chain's tables are of version ${later.length}`)
    await store.close()
  })
})
