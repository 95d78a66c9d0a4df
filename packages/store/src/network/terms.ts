import type { Connection } from "../engine.ts"
import { readBatch } from "../read-batch.ts"
import { utxoTermsByKeys } from "./queries/utxos.ts"

/** The terms on which a stored UTXO is held; numbers and octets as in its table. */
export interface UtxoTerms {
  readonly number: number
  /** Transaction ID and output index. */
  readonly key: Uint8Array
  readonly id: Uint8Array
  readonly createdOn: number
  readonly consumedOn: number
  readonly assetId: Uint8Array
  readonly amount: Uint8Array
  readonly addresses: Uint8Array
  readonly threshold: number
  readonly timestamp: number
  readonly locktime: number
  readonly stakeableLocktime: number
  readonly staked: number
  readonly isTransfer: number
  /** The chain that consumed it; null while it is unspent. */
  readonly consumedBy: number | null
}

/** The stored UTXOs among the keys, in any order. */
export function readTerms(
  connection: Connection,
  network: number,
  keys: readonly Uint8Array[],
): Promise<readonly UtxoTerms[]> {
  return readBatch<UtxoTerms>(connection, utxoTermsByKeys, { network }, keys)
}
