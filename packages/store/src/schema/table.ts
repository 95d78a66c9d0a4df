/** A table for bulk inserts: its columns in the order of a row's values. */
export interface TableDefinition {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly kind: ColumnKind }[]
  /** The number of leading columns that are the primary key, if rows are replaced or removed by it; else 0. */
  readonly key: number
}

/** Integers of 64, 32 (`int`) or 16 bits (`small`), where the engine distinguishes them. `bytes` may be given as hexadecimal text after `0x` too. */
export type ColumnKind = "integer" | "int" | "small" | "bytes" | "text"

/** A table of these columns, in their order. */
export function defineTable(name: string, columns: Record<string, ColumnKind>, key = 0): TableDefinition {
  return { name, columns: Object.entries(columns).map(([name, kind]) => ({ name, kind })), key }
}
