import type { UtxoKey } from "./utxo.ts"

/** What a staker was paid, by the UTXO that pays it. */
export interface RewardRow {
  readonly utxo: UtxoKey
  readonly type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE"
  /** The staker's transaction, and the one that decided. */
  readonly stakerTx: Uint8Array
  readonly rewardTx: Uint8Array
  readonly nodeId: Uint8Array
  readonly addresses: readonly Uint8Array[]
  readonly amount: bigint
  readonly assetId: Uint8Array
  /** Of the staking period, in Unix seconds. */
  readonly start: number
  readonly end: number
  readonly stake: bigint
  readonly height: number
  /** When it was paid, in Unix seconds. */
  readonly timestamp: number
}
