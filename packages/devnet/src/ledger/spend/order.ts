import { compareBytes } from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"

/** The transaction and index of an output. */
export interface OutputReference {
  readonly txID: Uint8Array
  readonly outputIndex: number
}

/** Sorts by transaction id, then by output index. */
export const compareReferences = (one: OutputReference, other: OutputReference): number =>
  compareBytes(one.txID, other.txID) || one.outputIndex - other.outputIndex

/** Whether each value is above the previous one. */
export function isAscending<T>(values: readonly T[], compare: (one: T, other: T) => number): boolean {
  for (let at = 1; at < values.length; at++) if (compare(values[at - 1] as T, values[at] as T) >= 0) return false
  return true
}

/** Whether no value is below the previous one. */
export function isSorted<T>(values: readonly T[], compare: (one: T, other: T) => number): boolean {
  for (let at = 1; at < values.length; at++) if (compare(values[at - 1] as T, values[at] as T) > 0) return false
  return true
}

/**
 * Verifies that inputs are sorted and unique.
 *
 * @throws {LedgerError}
 */
export function verifyInputOrder(inputs: readonly OutputReference[]): void {
  if (!isAscending(inputs, compareReferences)) throw new LedgerError("inputs not sorted and unique")
}

/**
 * Verifies that outputs are sorted by their bytes: the asset id, then the output. `encode` returns both.
 *
 * @throws {LedgerError}
 */
export function verifyOutputOrder<T>(outputs: readonly T[], encode: (output: T) => Uint8Array): void {
  if (outputs.length < 2) return
  if (!isSorted(outputs.map(encode), compareBytes)) throw new LedgerError("outputs not sorted")
}
