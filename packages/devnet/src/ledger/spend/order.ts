import { compareBytes } from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"

/** Where an output was created. */
export interface OutputReference {
  readonly txID: Uint8Array
  readonly outputIndex: number
}

/** By the transaction that made the output, then by index. */
export const compareReferences = (one: OutputReference, other: OutputReference): number =>
  compareBytes(one.txID, other.txID) || one.outputIndex - other.outputIndex

/** Whether each is above the one before. */
export function isAscending<T>(values: readonly T[], compare: (one: T, other: T) => number): boolean {
  for (let at = 1; at < values.length; at++) if (compare(values[at - 1] as T, values[at] as T) >= 0) return false
  return true
}

/** Whether none is below the one before. */
export function isSorted<T>(values: readonly T[], compare: (one: T, other: T) => number): boolean {
  for (let at = 1; at < values.length; at++) if (compare(values[at - 1] as T, values[at] as T) > 0) return false
  return true
}

/**
 * Whether inputs are in order and none stands there twice.
 *
 * @throws {LedgerError}
 */
export function verifyInputOrder(inputs: readonly OutputReference[]): void {
  if (!isAscending(inputs, compareReferences)) throw new LedgerError("inputs not sorted and unique")
}

/**
 * Whether outputs are in the order of their bytes: those of the asset, then those of the output. `encode` gives both.
 *
 * @throws {LedgerError}
 */
export function verifyOutputOrder<T>(outputs: readonly T[], encode: (output: T) => Uint8Array): void {
  if (outputs.length < 2) return
  if (!isSorted(outputs.map(encode), compareBytes)) throw new LedgerError("outputs not sorted")
}
