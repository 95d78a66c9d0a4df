import type { UtxoKey } from "./utxo.ts"

/** A staker's reward, identified by the UTXO that pays it. */
export interface RewardRow {
  readonly utxo: UtxoKey
  readonly type: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE"
  /** The staker's transaction, and the transaction that decided the reward. */
  readonly stakerTx: Uint8Array
  readonly rewardTx: Uint8Array
  readonly nodeId: Uint8Array
  readonly addresses: readonly Uint8Array[]
  readonly amount: bigint
  readonly assetId: Uint8Array
  /** Start of the staking period in Unix seconds. */
  readonly start: number
  readonly end: number
  readonly stake: bigint
  readonly height: number
  /** When the reward was paid, in Unix seconds. */
  readonly timestamp: number
}
