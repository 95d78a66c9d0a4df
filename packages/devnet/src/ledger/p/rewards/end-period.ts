import type { AddAutoRenewedValidatorTx, Owners, PChainTransaction } from "@serac/chain"
import type { PChainConfig } from "../config.ts"
import { type PlatformState, saturatingSum } from "../state/platform-state.ts"
import type { Staker, StakingInfo } from "../state/staker.ts"
import { mintReward } from "../transactions/staking-rules.ts"
import { type Decision, paid, returnStake } from "./payout.ts"
import { type Earned, restakedOf } from "./restaked.ts"

/** A validation period that has ended. */
interface PeriodEnd {
  readonly proposal: PChainTransaction
  readonly staker: Staker
  readonly decision: Decision
}

/**
 * Ends a period of an auto-renewed validation. Without a reward the validator leaves, with its stake and its restaked
 * rewards of earlier periods; with a reward it starts its next period, unless its configuration ends the validation.
 */
export function endPeriod(config: PChainConfig, state: PlatformState, end: PeriodEnd): void {
  const { staker, decision } = end
  const info = state.stakers.info(staker)
  const reward = decision === "commit" ? staker.potentialReward : 0n
  if (decision === "abort") state.supply -= staker.potentialReward
  if (decision === "commit" && info.nextPeriod > 0n) {
    renew(config, state, end, info)
    return
  }
  state.stakers.remove(staker)
  returnStake(state, staker)
  payEarned(config, state, end, {
    validation: saturatingSum(reward, info.restakedValidation),
    delegation: saturatingSum(info.delegateeReward, info.restakedDelegation),
  })
}

/** Starts the next period: restakes a part of the rewards and pays the rest. */
function renew(config: PChainConfig, state: PlatformState, end: PeriodEnd, info: StakingInfo): void {
  const { staker } = end
  const earned = { validation: staker.potentialReward, delegation: info.delegateeReward }
  const restaked = restakedOf(earned, info.autoCompoundRewardShares, config.staking.maxValidatorStake - staker.weight)
  payEarned(config, state, end, {
    validation: earned.validation - restaked.validation,
    delegation: earned.delegation - restaked.delegation,
  })
  const period = {
    start: staker.end,
    end: staker.end + info.nextPeriod,
    weight: saturatingSum(staker.weight, restaked.validation, restaked.delegation),
  }
  const potentialReward = mintReward(config, state, period)
  state.stakers.remove(staker)
  state.stakers.add({ ...staker, ...period, potentialReward })
  state.stakers.setInfo(staker, {
    ...info,
    delegateeReward: 0n,
    restakedValidation: saturatingSum(info.restakedValidation, restaked.validation),
    restakedDelegation: saturatingSum(info.restakedDelegation, restaked.delegation),
  })
}

/** Pays rewards as outputs of the transaction that ended the period. */
function payEarned(config: PChainConfig, state: PlatformState, { proposal, staker }: PeriodEnd, earned: Earned): void {
  const { validationRewardsOwner, delegationRewardsOwner } = staker.transaction.unsigned as AddAutoRenewedValidatorTx
  const { avaxAssetID: assetID } = config
  let outputIndex = 0
  const output = (amount: bigint, owners: Owners) => {
    if (amount === 0n) return
    const { id: txID } = proposal
    state.addReward(txID, { txID, outputIndex: outputIndex++, assetID, output: paid(amount, owners) })
  }
  output(earned.validation, validationRewardsOwner)
  output(earned.delegation, delegationRewardsOwner)
}
