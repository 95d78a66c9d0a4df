import type { StatementSync } from "node:sqlite"
import type { Value } from "../engine.ts"
import { bytesOf } from "../hex.ts"
import type { Table } from "../schema/tables.ts"
import type { SqliteConnection } from "./connection.ts"

// Measured: 64 rows a statement take 0.8 of the time that one row a statement takes; more gain nothing.
const rowsAtOnce = 64

/** Adds rows by statements of many rows, and the rest by statements of one. */
export function insertRows(
  connection: SqliteConnection,
  table: Table,
  rows: readonly (readonly Value[])[],
  missingOnly: boolean,
): void {
  const bytes = table.columns.map(({ kind }) => kind === "bytes")
  const width = table.columns.length
  const whole = rows.length - (rows.length % rowsAtOnce)
  if (whole > 0) {
    const many = prepareInsert(connection, table, rowsAtOnce, missingOnly)
    const values = new Array<Value>(rowsAtOnce * width)
    for (let from = 0; from < whole; from += rowsAtOnce) {
      for (let row = 0; row < rowsAtOnce; row += 1) bind(rows[from + row], bytes, values, row * width)
      many.run(...values)
    }
  }
  if (whole === rows.length) return
  const one = prepareInsert(connection, table, 1, missingOnly)
  const values = new Array<Value>(width)
  for (let at = whole; at < rows.length; at += 1) {
    bind(rows[at], bytes, values, 0)
    one.run(...values)
  }
}

function bind(row: readonly Value[] | undefined, bytes: readonly boolean[], values: Value[], from: number): void {
  if (row === undefined) return
  for (let column = 0; column < bytes.length; column += 1) {
    const value = row[column] ?? null
    values[from + column] = bytes[column] && typeof value === "string" ? bytesOf(value) : value
  }
}

function prepareInsert(connection: SqliteConnection, table: Table, rows: number, missingOnly: boolean): StatementSync {
  const columns = table.columns.map(({ name }) => name).join(", ")
  const row = `(${table.columns.map(() => "?").join(", ")})`
  return connection.prepare(
    `INSERT INTO ${table.name} (${columns}) VALUES ${Array.from({ length: rows }, () => row).join(", ")}
      ${missingOnly ? "ON CONFLICT DO NOTHING" : ""}`,
  )
}
