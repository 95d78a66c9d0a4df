import type { Validator } from "../../data/schemas.ts"

/** What is shown of a validation in any state; what it does not have is absent. */
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
  /** Of a validation that renews itself, the seconds of a period. */
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

/** A validation in whatever state, with the members of all of them. */
export function validatorRow(validator: Validator): ValidatorRow {
  return validator as unknown as ValidatorRow
}
