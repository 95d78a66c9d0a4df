import type { Validator } from "../../data/schemas.ts"

/** The displayed properties of a validation in any state; absent if it does not have them. */
export interface ValidatorRow {
  readonly txHash: string
  readonly nodeId: string
  readonly subnetId: string
  readonly amountStaked: string
  readonly validationStatus: string
  readonly startTimestamp: number
  readonly endTimestamp: number
  readonly delegationFee?: string | null
  readonly amountDelegated?: string
  readonly delegatorCount?: number
  readonly stakePercentage?: number
  readonly uptimePerformance?: number
  readonly delegationCapacity?: string
  readonly potentialRewards?: Rewards
  readonly rewards?: Rewards
  /** Duration of a period in seconds, for an auto-renewed validation. */
  readonly period?: number | string
  readonly rewardedPeriods?: number
  readonly restakedRewards?: string | { readonly validationRewardAmount?: string }
  readonly autoCompoundRewardShares?: number | string
  readonly removeTxHash?: string
}

interface Rewards {
  readonly validationRewardAmount: string
  readonly delegationRewardAmount: string
}

/** Converts a validation in any state to a row. */
export function validatorRow(validator: Validator): ValidatorRow {
  return validator as unknown as ValidatorRow
}
