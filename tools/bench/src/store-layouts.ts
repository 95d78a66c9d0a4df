import { join } from "node:path"
import { DatabaseSync, type StatementSync } from "node:sqlite"
import { type Batch, type Hex, openStore, type TransferRow } from "@serac/store"

/** One way to store transactions and transfers such that a token's transfers can be listed. */
export interface Layout {
  append(batch: Batch): Promise<void>
  /** Does the layout's deferred work. */
  finish(): Promise<void>
  /** Rows on a page of a token's transfers below a block. */
  page(token: Hex, belowBlock: number, limit: number): Promise<number>
  close(): Promise<void>
}

export const layouts: Readonly<Record<string, (directory: string) => Promise<Layout>>> = {
  "the store": storeLayout,
  "live list": (directory) => rawLayout(directory, { list: "live" }),
  "list in segments": (directory) => rawLayout(directory, { list: "segments" }),
  "list at the end": (directory) => rawLayout(directory, { list: "late" }),
  "rows by token": (directory) => rawLayout(directory, { list: "none" }),
}

async function storeLayout(directory: string): Promise<Layout> {
  const store = await openStore({ kind: "sqlite", directory })
  const writer = await store.openWriter("43114")
  const reader = store.chain("43114")
  return {
    append: (batch) => writer.append(batch, { nodeHead: 1e9, now: 2_000_000_000 }),
    finish: async () => {},
    page: async (token, endBlock, limit) => (await reader.tokenTransfers(token, { endBlock, limit })).length,
    close: () => store.close(),
  }
}

const pageBytes = 8192
const mebibyteBytes = 2 ** 20
const segment = 500_000
const rowsPerInsert = 64
const benchChain = 43_114n

/** Only the tables that matter, without counters, discoveries and checkpoints. */
async function rawLayout(
  directory: string,
  { list }: { readonly list: "live" | "segments" | "late" | "none" },
): Promise<Layout> {
  const database = new DatabaseSync(join(directory, "raw.sqlite"))
  const key = list === "none" ? "chain, token, block, log, batch" : "chain, block, log, batch"
  database.exec(`PRAGMA page_size = ${pageBytes}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    PRAGMA cache_size = -${(64 * mebibyteBytes) / 1024}; PRAGMA wal_autocheckpoint = ${(64 * mebibyteBytes) / pageBytes};
    CREATE TABLE transactions (chain INTEGER, succeeded INTEGER, block INTEGER, place INTEGER, time INTEGER, fragment TEXT,
      PRIMARY KEY (chain, succeeded, block, place)) WITHOUT ROWID;
    CREATE TABLE transfers (chain INTEGER, token BLOB, block INTEGER, log INTEGER, batch INTEGER, standard INTEGER,
      token_id BLOB, fragment TEXT, PRIMARY KEY (${key})) WITHOUT ROWID;
    CREATE TABLE list (chain INTEGER, token BLOB, block INTEGER, log INTEGER, batch INTEGER,
      PRIMARY KEY (chain, token, block, log, batch)) WITHOUT ROWID;
    CREATE TABLE waiting (chain INTEGER, token BLOB, block INTEGER, log INTEGER, batch INTEGER)`)
  const select =
    list === "none"
      ? `SELECT fragment FROM transfers WHERE chain = ? AND token = ? AND (block, log, batch) < (?, 0, 0)
          ORDER BY block DESC, log DESC, batch DESC LIMIT ?`
      : `SELECT fragment FROM list l CROSS JOIN transfers t WHERE l.chain = ? AND l.token = ?
          AND (l.block, l.log, l.batch) < (?, 0, 0) AND t.chain = l.chain AND t.block = l.block AND t.log = l.log
          AND t.batch = l.batch ORDER BY l.block DESC, l.log DESC, l.batch DESC LIMIT ?`
  const read = database.prepare(select)
  const insert = { transactions: inserter(database, "transactions", 6), transfers: inserter(database, "transfers", 8) }
  const insertList = inserter(database, list === "live" ? "list" : "waiting", 5)
  let waiting = 0

  const merge = () => {
    database.exec(`BEGIN; INSERT INTO list SELECT * FROM waiting ORDER BY chain, token, block, log, batch;
      DELETE FROM waiting; COMMIT`)
    waiting = 0
  }

  return {
    async append({ transactions, transfers }) {
      database.exec("BEGIN")
      insert.transactions(
        transactions.map((row) => [benchChain, Number(row.succeeded), row.blockNumber, row.index, 0, row.fragment]),
      )
      const grouped = groupedByToken(transfers)
      insert.transfers(
        (list === "none" ? grouped : transfers).map((row) => [
          benchChain,
          Buffer.from(row.token.slice(2), "hex"),
          row.blockNumber,
          row.logIndex,
          row.batchIndex,
          row.standard,
          null,
          row.fragment,
        ]),
      )
      if (list !== "none") {
        insertList(
          (list === "live" ? grouped : transfers).map((row) => [
            benchChain,
            Buffer.from(row.token.slice(2), "hex"),
            row.blockNumber,
            row.logIndex,
            row.batchIndex,
          ]),
        )
      }
      database.exec("COMMIT")
      waiting += transfers.length
      if (list === "segments" && waiting >= segment) merge()
    },
    async finish() {
      if (list === "segments" || list === "late") merge()
    },
    async page(token, belowBlock, limit) {
      return read.all(benchChain, Buffer.from(token.slice(2), "hex"), belowBlock, limit).length
    },
    async close() {
      database.close()
    },
  }
}

/** Sorts rows by token, since rows of a token go to the same place. */
function groupedByToken(transfers: readonly TransferRow[]): readonly TransferRow[] {
  const byToken = new Map<Hex, TransferRow[]>()
  for (const row of transfers) {
    const rows = byToken.get(row.token)
    if (rows === undefined) byToken.set(row.token, [row])
    else rows.push(row)
  }
  return [...byToken.values()].flat()
}

type SqlValues = readonly (number | bigint | string | Buffer | null)[]

function inserter(database: DatabaseSync, table: string, width: number): (rows: readonly SqlValues[]) => void {
  const row = `(${Array.from({ length: width }, () => "?").join(", ")})`
  const prepare = (rows: number): StatementSync =>
    database.prepare(`INSERT INTO ${table} VALUES ${Array.from({ length: rows }, () => row).join(", ")}`)
  const [many, one] = [prepare(rowsPerInsert), prepare(1)]
  return (rows) => {
    const whole = rows.length - (rows.length % rowsPerInsert)
    for (let from = 0; from < whole; from += rowsPerInsert) many.run(...rows.slice(from, from + rowsPerInsert).flat())
    for (const each of rows.slice(whole)) one.run(...each)
  }
}
