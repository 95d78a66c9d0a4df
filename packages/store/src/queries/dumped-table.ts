import type { Query } from "./query.ts"

/** A table as it is dumped: its key after the chain or network, in order, and the other columns that do not depend on a clock. */
export interface DumpedTable {
  readonly table: string
  /** Columns of a unique key, each with a value below all stored ones. */
  readonly key: Readonly<Record<string, number | "0x">>
  readonly query: Query
}

/** A value below every number in a key. */
export const beforeFirst = -1

/** Each engine's name of the key's index; without it, the primary key's of a table that is one tree. */
export interface DumpedIndex {
  readonly sqlite: string
  readonly postgres: string
}

/**
 * A table that is dumped in key order.
 *
 * @param owner - the first column, and the parameter that carries its value
 */
export function dumped(
  owner: { readonly column: string; readonly parameter: string },
  table: string,
  key: DumpedTable["key"],
  rest: readonly string[],
  index: DumpedIndex = { sqlite: "PRIMARY KEY", postgres: `${table}_pkey` },
): DumpedTable {
  const columns = Object.keys(key)
  const after = columns.map((column) => `:${column}`)
  const order = columns.length === 0 ? owner.column : columns.join(", ")
  const isAfter = columns.length === 0 ? "" : `AND (${columns.join(", ")}) > (${after.join(", ")})`
  return {
    table,
    key,
    query: {
      name: `dump_${table}`,
      sql: `SELECT ${[...columns, ...rest].map((column) => `${column} AS "${column}"`).join(", ")} FROM ${table}
        WHERE ${owner.column} = :${owner.parameter} ${isAfter} ORDER BY ${order} LIMIT :limit`,
      plan: {
        sqlite: [`SEARCH ${table} USING ${index.sqlite} (${owner.column}=?${searched(columns)})`],
        postgres: [index.postgres],
      },
    },
  }
}

function searched(columns: readonly string[]): string {
  if (columns.length === 0) return ""
  if (columns.length === 1) return ` AND ${columns[0]}>?`
  return ` AND (${columns.join(",")})>(${columns.map(() => "?").join(",")})`
}
