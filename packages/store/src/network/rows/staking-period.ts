/** A period of a validator that renews itself, when it is over. */
export interface StakingPeriodRow {
  /** The RewardAutoRenewedValidatorTx that ended it. */
  readonly rewardTx: Uint8Array
  /** The validator's transaction, the same for all its periods. */
  readonly stakerTx: Uint8Array
  readonly data: StakingPeriodData
}

/** What is only shown of a period; plain JSON. Amounts in the asset's smallest unit, in decimal digits. */
export interface StakingPeriodData {
  /** Unix seconds. */
  readonly start: number
  readonly end: number
  readonly stake: string
  /** Whether it was rewarded, and whether another period followed. */
  readonly rewarded: boolean
  readonly renewed: boolean
  /** What was paid in the end: for validating, and of its delegators' rewards. */
  readonly validationReward: string
  readonly delegationReward: string
  /** What was added to the stake instead. */
  readonly restakedValidationReward: string
  readonly restakedDelegationReward: string
}
