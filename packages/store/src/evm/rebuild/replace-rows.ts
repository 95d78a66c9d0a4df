import type { Transaction, Value } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import type { RowsOfBlocks } from "../queries/rebuild.ts"

/** Blocks from a number up to another. */
export interface BlockRange {
  readonly chain: bigint
  readonly from: number
  /** The first that is not among them. */
  readonly to: number
}

/** Whether a table has just these rows of some blocks, in whatever order; in that of the table's key it is found out fastest. */
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
  // Texts of all rows would take seven times as long.
  const texts = new Set(elsewhere.map((at) => comparableRow(names.map((name) => stored[at]?.[name]))))
  return elsewhere.every((at) => texts.has(comparableRow((rows[at] ?? []).slice(1))))
}

/** Puts rows in the place of those that a table has of some blocks. */
export async function replaceRows(
  transaction: Transaction,
  { table, remove }: RowsOfBlocks,
  { chain, from, to }: BlockRange,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  await transaction.run(remove, { chain, from, to })
  await transaction.insert(table, rows)
}

/** A row as a text that is the same for the same values. */
export const comparableRow = (values: readonly (Value | undefined)[]): string => values.map(comparable).join("\0")

const comparable = (value: Value | undefined) => (value instanceof Uint8Array ? hexOf(value) : String(value))

/** Bytes may be given as hexadecimal digits, and integers as bigint. */
const isSameValue = (value: Value | undefined, stored: Value | undefined) =>
  value === stored || comparable(value) === comparable(stored)
