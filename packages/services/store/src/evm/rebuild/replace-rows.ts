import type { Transaction, Value } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import type { Table } from "../../schema/table.ts"
import type { Row } from "../../verification/row-stream.ts"
import type { RowsOfBlocks } from "../queries/rebuild.ts"

/** Blocks from a number up to another. */
export interface Stretch {
  readonly chain: bigint
  readonly from: number
  /** The first that is not among them. */
  readonly to: number
}

/** Whether a table has just these rows of some blocks, in whatever order. */
export async function hasRows(
  transaction: Transaction,
  { table, read }: RowsOfBlocks,
  { chain, from, to }: Stretch,
  rows: readonly (readonly Value[])[],
): Promise<boolean> {
  const stored = await transaction.all<Row>(read, { chain, from, to })
  if (stored.length !== rows.length) return false
  const texts = new Set(stored.map((row) => textOfStored(table, row)))
  return rows.every((row) => texts.has(textOf(row)))
}

/** Puts rows in the place of those that a table has of some blocks. */
export async function replaceRows(
  transaction: Transaction,
  { table, remove }: RowsOfBlocks,
  { chain, from, to }: Stretch,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  await transaction.run(remove, { chain, from, to })
  await transaction.insert(table, rows)
}

// The first column is the chain, which is never read back.
const textOf = (row: readonly Value[]) => row.slice(1).map(comparable).join("\0")

const textOfStored = ({ columns }: Table, row: Row) =>
  columns
    .slice(1)
    .map(({ name }) => comparable(row[name] as Value))
    .join("\0")

const comparable = (value: Value) => (value instanceof Uint8Array ? hexOf(value) : String(value))
