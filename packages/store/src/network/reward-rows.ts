import type { Value } from "../engine.ts"
import { joinAddresses, splitAddresses, utxoKeyOf, utxoOf } from "./keys.ts"
import type { RewardRow } from "./rows.ts"
import type { StoredReward } from "./stored.ts"

/** The columns of a reward under the names that the query gives them. */
export interface RewardColumns {
  readonly id: Uint8Array
  readonly key: Uint8Array
  readonly type: RewardRow["type"]
  readonly stakerTx: Uint8Array
  readonly rewardTx: Uint8Array
  readonly nodeId: Uint8Array
  readonly addresses: Uint8Array
  readonly amount: string
  readonly assetId: Uint8Array
  readonly start: number
  readonly end: number
  readonly stake: string
  readonly height: number
  readonly timestamp: number
}

/** A reward's values in the order of its table. */
export function rewardValues(network: number, id: Uint8Array, row: RewardRow): readonly Value[] {
  return [
    network,
    id,
    utxoKeyOf(row.utxo),
    row.type,
    row.stakerTx,
    row.rewardTx,
    row.nodeId,
    joinAddresses(row.addresses),
    row.amount.toString(),
    row.assetId,
    row.start,
    row.end,
    row.stake.toString(),
    row.height,
    row.timestamp,
  ]
}

export function storedReward({ id, key, ...row }: RewardColumns): StoredReward {
  return {
    ...row,
    utxoId: id,
    utxo: utxoOf(key),
    addresses: splitAddresses(row.addresses),
    amount: BigInt(row.amount),
    stake: BigInt(row.stake),
  }
}
