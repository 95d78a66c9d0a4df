import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { defineList, openStore } from "../src/index.ts"
import { writerPragmas } from "../src/sqlite/pragmas.ts"
import { SqliteWritingConnection } from "../src/sqlite/writing-connection.ts"
import { address, type BlockContent, batchOf } from "./conformance/chain-of.ts"

/** Another thread begins first, on a machine that may be busy. */
const longest = { timeout: 30_000, interval: 20 }

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-checkpoint-"))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** Bytes of a file that have their place: what is in its log is not among them. */
const placed = (path: string) => statSync(path).size

/** A connection to a new file, to which megabytes can be added. */
async function filling() {
  const path = join(directory, "1.sqlite")
  const connection = new SqliteWritingConnection(path, writerPragmas)
  const execute = (name: string, sql: string) =>
    connection.transaction((transaction) => transaction.run({ name, sql, plan: { sqlite: [], postgres: [] } }))
  await execute("create", "CREATE TABLE filled (text TEXT)")
  const fill = () =>
    execute(
      "fill",
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
        INSERT INTO filled SELECT hex(randomblob(500)) FROM numbers`,
    )
  return { path, connection, fill }
}

test("what is in the log is put in its place by another thread when that is asked for, and as often as it is", async () => {
  const { path, connection, fill } = await filling()
  for (let times = 1; times <= 2; times += 1) {
    await fill()
    const before = placed(path)
    connection.checkpoint()
    await vi.waitFor(() => expect(placed(path)).toBeGreaterThan(before + 1_000_000), longest)
  }
  await connection.close()
})

test("who closes the file waits for the thread and leaves no log, also right after it was asked for", async () => {
  const { path, connection, fill } = await filling()
  await fill()
  connection.checkpoint()
  await connection.close()
  expect([existsSync(path), existsSync(`${path}-wal`)]).toEqual([true, false])
})

test("the writer of a chain at its head asks for it when its lists have some thousand entries more", async () => {
  const list = defineList({
    name: "large",
    about: "rows of a test",
    id: 99,
    version: 1,
    of: "transactions",
    canWait: true,
    keysOf: ({ blockNumber }) => Array.from({ length: 600 }, (_, key) => address(1_000 * blockNumber + key)),
  })
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openWriter("7", { lists: [list] })
  const path = join(directory, "chains", "7.sqlite")
  const append = async (from: number) => {
    const content: BlockContent = { transactions: [true] }
    await writer.append(batchOf([content], { from }), { nodeHead: from, now: 1_000, listsLater: true })
    // It comes when what follows is done.
    await writer.dueBalances(1, 1_000)
  }
  for (const block of [0, 1]) await append(block)
  const before = placed(path)
  await append(2)
  await vi.waitFor(() => expect(placed(path)).toBeGreaterThan(before + 50_000), longest)
  await store.close()
})
