/** A completed period of an auto-renewing validator. */
export interface StakingPeriodRow {
  /** The RewardAutoRenewedValidatorTx that ended the period. */
  readonly rewardTx: Uint8Array
  /** The validator's transaction, the same for all its periods. */
  readonly stakerTx: Uint8Array
  readonly data: StakingPeriodData
}

/** Data of a period that is only displayed; plain JSON. Amounts in the asset's smallest unit, in decimal digits. */
export interface StakingPeriodData {
  /** Unix seconds. */
  readonly start: number
  readonly end: number
  readonly stake: string
  /** Whether the period was rewarded, and whether another period followed. */
  readonly rewarded: boolean
  readonly renewed: boolean
  /** Paid rewards: for validating, and from its delegators' rewards. */
  readonly validationReward: string
  readonly delegationReward: string
  /** Rewards that were added to the stake instead. */
  readonly restakedValidationReward: string
  readonly restakedDelegationReward: string
}
