import type { Columns, ColumnTable, RowOf } from "../../core/columns/index.ts"
import type { ColumnNames } from "./column-names.ts"

/** A table of a chain of a primary network; `From` is what its rows are made of. */
export interface NetworkTable<From, Own extends Columns = Columns> extends ColumnTable<Own> {
  rowOf(from: From, names: ColumnNames): RowOf<Own>
}

/** Declares a table, whose rows must have a value for each column. */
export function networkTable<From>() {
  return <const Own extends Columns>(table: NetworkTable<From, Own>): NetworkTable<From> =>
    table as unknown as NetworkTable<From>
}

/** The columns that say where a row is. */
export const placeColumns = {
  chain: { kind: "text", about: "`P`, `X` or `C`" },
  block_height: { kind: "u32", about: "height of the block" },
} as const satisfies Columns

/** The columns of the transaction that a row belongs to. */
export const transactionIdColumns = {
  transaction_index: { kind: "u32", about: "position of the transaction in the block" },
  transaction_id: { kind: "text", about: "ID of the transaction" },
} as const satisfies Columns

/** The last column of each table. */
export const networkColumns = { network_id: { kind: "u32", about: "network ID" } } as const satisfies Columns
