import type { Owners } from "@serac/chain"
import { compareBytes } from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"

/**
 * Verifies the form of owners: at least as many addresses as the threshold, no addresses if it is 0, sorted and unique.
 *
 * @throws {LedgerError}
 */
export function verifyOwners({ threshold, addresses }: Owners): void {
  if (threshold > addresses.length) throw new LedgerError("output is unspendable")
  if (threshold === 0 && addresses.length > 0) throw new LedgerError("output representation should be optimized")
  for (let at = 1; at < addresses.length; at++)
    if (compareBytes(addresses[at - 1] as Uint8Array, addresses[at] as Uint8Array) >= 0)
      throw new LedgerError("addresses not sorted and unique")
}

/**
 * Verifies that the indices of signers ascend and are unique.
 *
 * @throws {LedgerError}
 */
export function verifyIndices({ signatureIndices }: { readonly signatureIndices: readonly number[] }): void {
  for (let at = 1; at < signatureIndices.length; at++)
    if ((signatureIndices[at - 1] as number) >= (signatureIndices[at] as number))
      throw new LedgerError("address indices not sorted and unique")
}

/** Whether two owners have the same addresses, threshold and lock time. */
export const isSameOwners = (one: Owners, other: Owners): boolean =>
  one.locktime === other.locktime &&
  one.threshold === other.threshold &&
  one.addresses.length === other.addresses.length &&
  one.addresses.every((address, at) => compareBytes(address, other.addresses[at] as Uint8Array) === 0)
