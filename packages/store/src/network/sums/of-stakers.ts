import type { L1ValidatorRow, StakerRow } from "../rows.ts"
import { type SumChanges, sumKey } from "./sum.ts"

/** A new row, and the row that it replaces. */
export interface Replaced<Row> {
  readonly before?: Row | undefined
  readonly after: Row
}

/** Adds changes of stakers to the sums. */
export function sumStakers(sums: SumChanges, stakers: readonly Replaced<StakerRow>[]): void {
  for (const { before, after } of stakers) {
    if (before !== undefined) addStaker(sums, before, -1n)
    addStaker(sums, after, 1n)
  }
}

function addStaker(sums: SumChanges, { status, subnetId, weight, data }: StakerRow, sign: 1n | -1n): void {
  if (status !== "active" || subnetId.some((byte) => byte !== 0)) return
  sums.add(sumKey("staked"), sign * weight)
  const { restakedValidationReward = 0, restakedDelegationReward = 0 } = data.renewal ?? {}
  sums.add(sumKey("restaked"), sign * (BigInt(restakedValidationReward) + BigInt(restakedDelegationReward)))
}

/** Adds changes of L1 validators to the sums. */
export function sumL1Validators(sums: SumChanges, validators: readonly Replaced<L1ValidatorRow>[]): void {
  for (const { before, after } of validators) {
    if (before !== undefined) addL1Validator(sums, before, -1n)
    addL1Validator(sums, after, 1n)
  }
}

function addL1Validator(sums: SumChanges, { weight, endAccumulatedFee }: L1ValidatorRow, sign: 1n | -1n): void {
  if (weight === 0n || endAccumulatedFee === 0n) return
  sums.add(sumKey("l1Ends"), sign * endAccumulatedFee)
  sums.add(sumKey("l1Active"), sign)
}
