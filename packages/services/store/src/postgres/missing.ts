import type { QueryConfig } from "pg"
import type { Value } from "../engine.ts"
import type { ColumnKind, Table } from "../schema/tables.ts"

const rowsAtOnce = 10_000
const types: Record<ColumnKind, string> = { integer: "int8[]", bytes: "bytea[]", text: "text[]" }

/** Adds the rows whose primary key is not there yet. COPY cannot leave any out; an array a column can. */
export function* missingRowsStatements(table: Table, rows: readonly (readonly Value[])[]): Generator<QueryConfig> {
  const columns = table.columns.map(({ name }) => name).join(", ")
  const arrays = table.columns.map(({ kind }, at) => `$${at + 1}::${types[kind]}`).join(", ")
  const text = `INSERT INTO ${table.name} (${columns}) SELECT * FROM unnest(${arrays}) ON CONFLICT DO NOTHING`
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const values = table.columns.map(({ kind }, column) => arrayLiteral(some, column, kind))
    yield { name: `insert_missing_${table.name}`, text, values }
  }
}

/** A column of the rows as the text of an array. */
export function arrayLiteral(rows: readonly (readonly Value[])[], column: number, kind: ColumnKind): string {
  return `{${rows.map((row) => element(row[column] ?? null, kind)).join(",")}}`
}

function element(value: Value, kind: ColumnKind): string {
  if (value === null) return "NULL"
  if (kind === "integer") return String(value)
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString("hex")}"`
  if (kind === "bytes") return `"\\\\x${String(value).slice(2)}"`
  return `"${String(value).replace(/["\\]/g, "\\$&")}"`
}
