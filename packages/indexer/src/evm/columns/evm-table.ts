import type { Columns, ColumnTable, RowOf } from "../../core/columns/index.ts"
import type { AnsweredBlock } from "./answered-block.ts"

/** A table of an EVM chain. */
export interface EvmTable<Own extends Columns = Columns> extends ColumnTable<Own> {
  /** The rows of a block, in order. @throws NodeFault if a member has another form. */
  rowsOf(block: AnsweredBlock): Iterable<RowOf<Own>>
}

/** Declares a table, whose rows must have a value for each column. */
export function evmTable<const Own extends Columns>(table: EvmTable<Own>): EvmTable {
  return table as unknown as EvmTable
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
