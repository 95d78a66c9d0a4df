import type { QueryConfig } from "pg"
import { conflictClause, type OnConflict } from "../conflict.ts"
import type { Value } from "../engine.ts"
import type { ColumnKind, TableDefinition } from "../schema/table.ts"

const rowsPerArray = 10_000
const arrayTypes: Record<ColumnKind, string> = {
  integer: "int8[]",
  int: "int4[]",
  small: "int2[]",
  bytes: "bytea[]",
  text: "text[]",
}

/** Statements that add rows given as one array per column. */
export function insertStatements(
  table: TableDefinition,
  rows: readonly (readonly Value[])[],
  onConflict: OnConflict,
): Generator<QueryConfig> {
  const columns = table.columns.map(({ name }) => name).join(", ")
  const insert = `INSERT INTO ${table.name} (${columns}) SELECT * FROM unnest(${arraysOf(table.columns)})`
  const text = `${insert} ${conflictClause(table, onConflict)}`.trim()
  return statements(`insert_or_${onConflict}_${table.name}`, text, table.columns, rows)
}

/** Statements that remove the rows with these primary keys. */
export function removeStatements(table: TableDefinition, keys: readonly (readonly Value[])[]): Generator<QueryConfig> {
  const columns = table.columns.slice(0, table.key)
  const names = columns.map(({ name }) => name)
  const text = `DELETE FROM ${table.name} USING unnest(${arraysOf(columns)}) AS gone (${names.join(", ")})
    WHERE ${names.map((name) => `${table.name}.${name} = gone.${name}`).join(" AND ")}`
  return statements(`remove_${table.name}`, text, columns, keys)
}

function* statements(
  name: string,
  text: string,
  columns: TableDefinition["columns"],
  rows: readonly (readonly Value[])[],
): Generator<QueryConfig> {
  for (let from = 0; from < rows.length; from += rowsPerArray) {
    const some = rows.slice(from, from + rowsPerArray)
    yield { name, text, values: columns.map(({ kind }, column) => arrayOf(some, column, kind)) }
  }
}

const arraysOf = (columns: TableDefinition["columns"]) =>
  columns.map(({ kind }, at) => `$${at + 1}::${arrayTypes[kind]}`).join(", ")

/** A column of the rows as the text of an array. */
function arrayOf(rows: readonly (readonly Value[])[], column: number, kind: ColumnKind): string {
  return `{${rows.map((row) => element(row[column] ?? null, kind)).join(",")}}`
}

function element(value: Value, kind: ColumnKind): string {
  if (value === null) return "NULL"
  if (kind !== "bytes" && kind !== "text") return String(value)
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString("hex")}"`
  if (kind === "bytes") return `"\\\\x${String(value).slice(2)}"`
  return `"${String(value).replace(/["\\]/g, "\\$&")}"`
}
