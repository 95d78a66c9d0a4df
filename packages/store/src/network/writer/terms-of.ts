import { chainCode, eightBytes, joinAddresses } from "../keys.ts"
import type { UtxoRow } from "../rows.ts"
import type { UtxoTerms } from "../terms.ts"

/** A new UTXO's terms. */
export function termsOf(row: UtxoRow, key: Uint8Array, number: number, staked: boolean): UtxoTerms {
  return {
    number,
    key,
    id: row.id,
    createdOn: chainCode(row.createdOn),
    consumedOn: chainCode(row.consumedOn),
    assetId: row.assetId,
    amount: eightBytes(row.amount),
    addresses: joinAddresses(row.addresses),
    threshold: row.threshold,
    timestamp: row.timestamp,
    locktime: row.locktime,
    stakeableLocktime: row.stakeableLocktime,
    staked: Number(staked),
    isTransfer: Number(row.isTransfer),
    consumedBy: null,
  }
}
