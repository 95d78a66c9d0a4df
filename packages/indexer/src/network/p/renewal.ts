import type { AddAutoRenewedValidatorTx } from "@serac/chain"
import type { RenewalData } from "@serac/store"
import { toSafeNumber } from "./keys.ts"
import type { Step } from "./step.ts"
import { ownerDataOf } from "./subnets.ts"

/** When a period ends, in Unix seconds. @param period - seconds. */
export const endOfPeriod = (start: number, period: bigint): number => toSafeNumber(BigInt(start) + period)

/** The renewal settings in a validator's transaction. */
export function renewalOf(
  step: Step,
  { period, autoCompoundRewardShares, validatorAuthority }: AddAutoRenewedValidatorTx,
): RenewalData {
  return {
    period: toSafeNumber(period),
    autoCompoundRewardShares,
    validatorAuthority: ownerDataOf(step, validatorAuthority),
    periods: 0,
    restakedValidationReward: "0",
    restakedDelegationReward: "0",
    paidValidationReward: "0",
    paidDelegationReward: "0",
  }
}
