import { chainByCode, uint64Of, utxoOf } from "./keys.ts"
import type { StoredUtxo } from "./stored.ts"

/** The columns of a UTXO under the names that the queries give them. */
export interface UtxoColumns {
  readonly key: Uint8Array
  readonly id: Uint8Array
  readonly createdOn: number
  readonly consumedOn: number
  readonly timestamp: number
  readonly amount: Uint8Array
  readonly staked: number
  readonly platformFragment: string | null
  readonly fragment: string | null
  readonly consumingTx: Uint8Array | null
  readonly consumingHeight: number
  readonly consumingTimestamp: number
  readonly credentials: string | null
}

export function storedUtxoOf(row: UtxoColumns): StoredUtxo {
  return {
    ...utxoOf(row.key),
    id: row.id,
    createdOn: chainByCode(row.createdOn),
    consumedOn: chainByCode(row.consumedOn),
    timestamp: row.timestamp,
    amount: uint64Of(row.amount),
    staked: row.staked === 1,
    ...(row.platformFragment !== null && { platformFragment: row.platformFragment }),
    ...(row.fragment !== null && { fragment: row.fragment }),
    ...(row.consumingTx !== null && {
      consumption: {
        consumingTx: row.consumingTx,
        height: row.consumingHeight,
        timestamp: row.consumingTimestamp,
        ...(row.credentials !== null && { credentials: row.credentials }),
      },
    }),
  }
}
