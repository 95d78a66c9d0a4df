import type { Transaction, Value } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import type { RowsOfBlocks } from "../queries/rebuild.ts"

/** A range of blocks. */
export interface BlockRange {
  readonly chain: bigint
  readonly from: number
  /** The first block after the range. */
  readonly to: number
}

/** Whether a table has exactly these rows of some blocks, in any order; fastest if the rows are in the order of the table's key. */
export async function hasRows(
  transaction: Transaction,
  { table, read }: RowsOfBlocks,
  { chain, from, to }: BlockRange,
  rows: readonly (readonly Value[])[],
): Promise<boolean> {
  const stored = await transaction.all<StoredRow>(read, { chain, from, to })
  if (stored.length !== rows.length) return false
  // The first column is the chain, which is never read back.
  const names = table.columns.slice(1).map(({ name }) => name)
  const isThere = (row: readonly Value[], own: StoredRow) =>
    names.every((name, at) => isSameValue(row[at + 1], own[name]))
  const elsewhere = stored.flatMap((own, at) => (isThere(rows[at] ?? [], own) ? [] : [at]))
  // Converting all rows to text would take seven times as long.
  const texts = new Set(elsewhere.map((at) => comparableRow(names.map((name) => stored[at]?.[name]))))
  return elsewhere.every((at) => texts.has(comparableRow((rows[at] ?? []).slice(1))))
}

/** Replaces a table's rows of some blocks. */
export async function replaceRows(
  transaction: Transaction,
  { table, remove }: RowsOfBlocks,
  { chain, from, to }: BlockRange,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  await transaction.run(remove, { chain, from, to })
  await transaction.insert(table, rows)
}

/** A row as text; equal values give equal text. */
export const comparableRow = (values: readonly (Value | undefined)[]): string => values.map(comparable).join("\0")

const comparable = (value: Value | undefined) => (value instanceof Uint8Array ? hexOf(value) : String(value))

/** Bytes may be given as hexadecimal digits, and integers as bigint. */
const isSameValue = (value: Value | undefined, stored: Value | undefined) =>
  value === stored || comparable(value) === comparable(stored)
