import type { Value } from "../../engine.ts"
import type { RowStream, StoredRow } from "../../verification/row-stream.ts"

/** Rows of two stores with the same key; one of them is missing in one store. */
export type RowPair =
  | { readonly stored: StoredRow; readonly honest: StoredRow }
  | { readonly stored: StoredRow; readonly honest?: never }
  | { readonly stored?: never; readonly honest: StoredRow }

/** Pairs the rows of a table in two stores, in the order of the key. */
export async function* pairRows(
  stored: RowStream,
  honest: RowStream,
  key: readonly string[],
): AsyncGenerator<RowPair, void, undefined> {
  for (;;) {
    const [one, other] = [await stored.peek(), await honest.peek()]
    if (one === undefined && other === undefined) return
    const order = one === undefined ? 1 : other === undefined ? -1 : compareRowKeys(one, other, key)
    if (order <= 0) await stored.next()
    if (order >= 0) await honest.next()
    if (one !== undefined && other !== undefined && order === 0) yield { stored: one, honest: other }
    else if (one !== undefined && order < 0) yield { stored: one }
    else if (other !== undefined) yield { honest: other }
  }
}

/** Whether rows have the same values in some columns. */
export function haveSame(one: StoredRow, other: StoredRow, columns: readonly string[]): boolean {
  return columns.every((column) => isSameValue(one[column] ?? null, other[column] ?? null))
}

function compareRowKeys(one: StoredRow, other: StoredRow, key: readonly string[]): number {
  for (const column of key) {
    const order = compareValues(one[column] ?? null, other[column] ?? null)
    if (order !== 0) return order
  }
  return 0
}

function compareValues(one: Value, other: Value): number {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other)
  const [number, otherNumber] = [Number(one), Number(other)]
  return number < otherNumber ? -1 : Number(number > otherNumber)
}

function isSameValue(one: Value, other: Value): boolean {
  if (one instanceof Uint8Array && other instanceof Uint8Array) return Buffer.compare(one, other) === 0
  return one === other
}
