import type { QueryConfig } from "pg"
import type { Value } from "../engine.ts"
import type { ColumnKind, Table } from "../schema/tables.ts"

const rowsAtOnce = 10_000
const types: Record<ColumnKind, string> = { integer: "int8[]", bytes: "bytea[]", text: "text[]" }

/** Statements that add rows given as an array a column; with `missingOnly`, those whose primary key is not there yet. */
export function* insertStatements(
  table: Table,
  rows: readonly (readonly Value[])[],
  missingOnly: boolean,
): Generator<QueryConfig> {
  const columns = table.columns.map(({ name }) => name).join(", ")
  const arrays = table.columns.map(({ kind }, at) => `$${at + 1}::${types[kind]}`).join(", ")
  const insert = `INSERT INTO ${table.name} (${columns}) SELECT * FROM unnest(${arrays})`
  const name = `insert_${missingOnly ? "missing_" : ""}${table.name}`
  const text = missingOnly ? `${insert} ON CONFLICT DO NOTHING` : insert
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    yield { name, text, values: table.columns.map(({ kind }, column) => arrayOf(some, column, kind)) }
  }
}

/** A column of the rows as the text of an array. */
function arrayOf(rows: readonly (readonly Value[])[], column: number, kind: ColumnKind): string {
  return `{${rows.map((row) => element(row[column] ?? null, kind)).join(",")}}`
}

function element(value: Value, kind: ColumnKind): string {
  if (value === null) return "NULL"
  if (kind === "integer") return String(value)
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString("hex")}"`
  if (kind === "bytes") return `"\\\\x${String(value).slice(2)}"`
  return `"${String(value).replace(/["\\]/g, "\\$&")}"`
}
