import type { OwnerData } from "./l1-validator.ts"
import type { PrimaryChain } from "./primary-chain.ts"

export type StakerStatus = "pending" | "active" | "completed" | "removed"

/** A validator or a delegator, identified by its staking transaction. Amounts in the asset's smallest unit. */
export interface StakerRow {
  readonly txId: Uint8Array
  readonly kind: "validator" | "delegator"
  readonly subnetId: Uint8Array
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  readonly end: number
  readonly status: StakerStatus
  /** Block height and position of the transaction; for a genesis validator 0 and its position in the genesis. */
  readonly height: number
  readonly index: number
  /** The validator's share of its delegators' rewards, in millionths; absent if it accepts no delegation. */
  readonly delegationShares?: number
  /** The numbers of its current delegators and of all delegators it ever had. */
  readonly delegatorCount: number
  readonly delegatorWeight: bigint
  readonly totalDelegatorCount: number
  readonly totalDelegatorWeight: bigint
  /** The amount that can still be delegated to it; absent if it accepts no delegation. */
  readonly delegationCapacity?: bigint
  /** Owners of its rewards, 20 bytes each. */
  readonly rewardAddresses: readonly Uint8Array[]
  readonly data: StakerData
}

/** Data of a staker that is only displayed; plain JSON. IDs in cb58, amounts in decimal digits, times in Unix seconds. */
export interface StakerData {
  readonly validationRewardAddresses?: readonly string[]
  readonly delegationRewardAddresses?: readonly string[]
  readonly publicKey?: string
  readonly proofOfPossession?: string
  /** For a delegator: its validator's transaction. */
  readonly validatorTx?: string
  /** The reward if the staker is rewarded, as the node computed it. */
  readonly potentialReward?: string
  /** The validator's share of its delegators' rewards so far. */
  readonly accruedDelegateeReward?: string
  /** Once completed: the deciding transaction, and the paid amounts. */
  readonly rewardTx?: string
  readonly rewarded?: boolean
  readonly validationReward?: string
  readonly delegationReward?: string
  /** For an auto-renewing validator. */
  readonly renewal?: RenewalData
  /** Once removed: the removing transaction. */
  readonly removeTx?: string
  readonly removedAt?: number
  /**
   * Members that are not displayed. `outputs` and `stakes` are the number of unstaked outputs of the transaction, and of the staked
   * outputs after them.
   */
  readonly more?: Readonly<Record<string, string | number | boolean>>
}

/** The renewal settings of an auto-renewing validator, and its periods' results so far. */
export interface RenewalData {
  /** Seconds of the next period; 0 when the current one is the last. */
  readonly period: number
  /** The share of a period's rewards that is added to the stake, in millionths. */
  readonly autoCompoundRewardShares: number
  /** The owner who may change `period` and `autoCompoundRewardShares`. */
  readonly validatorAuthority: OwnerData
  /** The number of rewarded periods. */
  readonly periods: number
  /** Its own rewards and its delegators' fees that were added to the stake; paid when the stake ends. */
  readonly restakedValidationReward: string
  readonly restakedDelegationReward: string
  /** Rewards paid for the periods so far. */
  readonly paidValidationReward: string
  readonly paidDelegationReward: string
}

/** A node's last observation of a staker: that node's view at one moment. */
export interface StakerObservation {
  readonly txId: Uint8Array
  /** Per cent, 0 to 100; absent if the node does not report it. */
  readonly uptime?: number
  readonly connected?: boolean
  /** In the asset's smallest unit. */
  readonly potentialReward?: bigint
  /**
   * For a validator that is connected to the node: the chains on which the node benched it because it did not answer; absent if the
   * node does not report them.
   */
  readonly benched?: readonly PrimaryChain[]
}
