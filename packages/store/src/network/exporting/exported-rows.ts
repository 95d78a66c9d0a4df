import { chainByCode, pieces, positionAt, splitAddresses, uint64Of, utxoOf } from "../keys.ts"
import type { TransactionColumns } from "../reader/transactions.ts"
import type { PrimaryChain, RewardRow, UtxoKey, UtxoRow } from "../rows.ts"

/** A transaction as it is exported: what its block says about it. */
export interface ExportedTransaction {
  readonly height: number
  /** Position in the block. */
  readonly index: number
  readonly id: Uint8Array
  /** The type's name, as in `NetworkTransactionRow`. */
  readonly type: string
  /** Unix seconds. */
  readonly timestamp: number
  /** The consumed UTXOs, in the order of the inputs. */
  readonly inputs: readonly UtxoKey[]
  /** JSON without its UTXOs and without the closing brace, as in `NetworkTransactionRow`. */
  readonly fragment: string
}

/** A UTXO as it is exported: what was true when it was created, whatever happened to it since. */
export interface ExportedUtxo
  extends Omit<UtxoRow, "staked" | "platformFragment" | "fragment" | "createdOn" | "consumedOn"> {
  readonly createdOn: PrimaryChain
  readonly consumedOn: PrimaryChain
  /** Whether it was created as a stake. */
  readonly isStake: boolean
  /** Only for a reward. */
  readonly rewardType?: RewardRow["type"]
}

/** The columns of a UTXO under the names that the queries of exports give them. */
export interface ExportedUtxoColumns {
  readonly number: number
  readonly key: Uint8Array
  readonly id: Uint8Array
  readonly createdOn: number
  readonly consumedOn: number
  readonly assetId: Uint8Array
  readonly amount: Uint8Array
  readonly addresses: Uint8Array
  readonly threshold: number
  readonly height: number
  readonly timestamp: number
  readonly locktime: number
  readonly stakeableLocktime: number
  readonly isTransfer: number
  readonly platformFragment: string | null
}

/** A transaction of its stored columns. */
export function exportedTransaction({
  position,
  id,
  type,
  timestamp,
  inputs,
  fragment,
}: TransactionColumns): ExportedTransaction {
  const consumed = inputs.length === 0 ? [] : pieces(inputs, 36).map((bytes) => utxoOf(bytes))
  return { ...positionAt(position), id, type, timestamp, inputs: consumed, fragment }
}

/** A UTXO of its stored columns. A UTXO's fragment contains no text by users. */
export function exportedUtxo({ key, platformFragment, ...row }: ExportedUtxoColumns): ExportedUtxo {
  const [, rewardType] = /"rewardType":"(\w+)"/.exec(platformFragment ?? "") ?? []
  return {
    ...utxoOf(key),
    id: row.id,
    createdOn: chainByCode(row.createdOn),
    consumedOn: chainByCode(row.consumedOn),
    assetId: row.assetId,
    amount: uint64Of(row.amount),
    addresses: splitAddresses(row.addresses),
    threshold: row.threshold,
    height: row.height,
    timestamp: row.timestamp,
    locktime: row.locktime,
    stakeableLocktime: row.stakeableLocktime,
    isTransfer: row.isTransfer === 1,
    isStake: platformFragment?.includes('"utxoType":"STAKE"') === true,
    ...(rewardType !== undefined && { rewardType: rewardType as RewardRow["type"] }),
  }
}
