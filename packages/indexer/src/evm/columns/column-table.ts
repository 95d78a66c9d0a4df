import type { AnsweredBlock } from "./answered-block.ts"
import type { Columns, RowOf } from "./column.ts"

/** A table of exported columns. */
export interface ColumnTable<Own extends Columns = Columns> {
  readonly name: string
  readonly about: string
  readonly columns: Own
  /** The rows of a block, in order. @throws NodeFault if a member has another form. */
  rowsOf(block: AnsweredBlock): Iterable<RowOf<Own>>
}

/** Declares a table, whose rows must have a value for each column. */
export function columnTable<const Own extends Columns>(table: ColumnTable<Own>): ColumnTable {
  return table as unknown as ColumnTable
}

/** The columns that say where a row is. */
export const placeColumns = {
  block_number: { kind: "u32", about: "number of the block" },
  block_hash: { kind: "bytes", about: "hash of the block" },
} as const satisfies Columns

/** The columns of the transaction that a row belongs to. */
export const transactionColumns = {
  transaction_index: { kind: "u32", about: "position of the transaction in the block" },
  transaction_hash: { kind: "bytes", about: "hash of the transaction" },
} as const satisfies Columns

/** The last column of each table. */
export const chainColumns = { chain_id: { kind: "u64", about: "EVM chain ID" } } as const satisfies Columns
