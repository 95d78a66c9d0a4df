import type { Value } from "../engine.ts"
import { blockTable } from "../evm/tables.ts"
import { defineTable, type TableDefinition } from "../schema/table.ts"

/** A narrow table that finds rows of a wide table by other columns than its key. */
interface Lookup {
  readonly table: TableDefinition
  /** The indexes of the wide table's columns that it has. */
  readonly columns: readonly number[]
}

const lookup = (fat: TableDefinition, lean: TableDefinition): Lookup => ({
  table: lean,
  columns: lean.columns.map(({ name }) => fat.columns.findIndex((column) => column.name === name)),
})

const lookups: ReadonlyMap<TableDefinition, readonly Lookup[]> = new Map([
  [
    blockTable,
    [
      lookup(blockTable, defineTable("evm_block_hash", { chain_id: "integer", hash: "bytes", number: "integer" }, 2)),
      lookup(
        blockTable,
        defineTable("evm_block_time", { chain_id: "integer", timestamp: "integer", number: "integer" }, 3),
      ),
    ],
  ],
])

/** The lookup rows for a table's rows: SQLite has indexes instead. */
export function lookupRows(
  fat: TableDefinition,
  rows: readonly (readonly Value[])[],
): readonly { readonly table: TableDefinition; readonly rows: readonly (readonly Value[])[] }[] {
  return (lookups.get(fat) ?? []).map(({ table, columns }) => ({
    table,
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
  }))
}
