import { type Owners, type PChainTransaction, splitReward } from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { endPeriod } from "./end-period.ts"
import { type Decision, paid, returnStake, rewardOwners, sharesOf, stakingOf } from "./payout.ts"
import { verifyProposal } from "./verify-proposal.ts"

/** Carries out what a proposal proposes. @throws {LedgerError} when it proposes something else than what is due. */
export function decide(
  config: PChainConfig,
  state: PlatformState,
  proposal: PChainTransaction,
  decision: Decision,
): void {
  const staker = verifyProposal(state, proposal)
  if (proposal.unsigned.type === "RewardAutoRenewedValidatorTx") {
    endPeriod(config, state, { proposal, staker, decision })
    return
  }
  if (decision === "abort") state.supply -= staker.potentialReward
  returnStake(state, staker)
  if (staker.kind === "delegator") payDelegator(state, staker, decision)
  else payValidator(state, staker, decision)
  state.stakers.remove(staker)
}

/** Its reward, when it is committed, and what its delegators have left to it, in any case. */
function payValidator(state: PlatformState, staker: Staker, decision: Decision): void {
  const unsigned = stakingOf(staker)
  const { own, delegation } = rewardOwners(unsigned)
  const amounts = [
    { amount: decision === "commit" ? staker.potentialReward : 0n, owners: own },
    { amount: state.stakers.info(staker).delegateeReward, owners: delegation },
  ]
  payStaker(state, staker, amounts)
}

/** Its part of the reward; the validator's part waits until the validator ends. */
function payDelegator(state: PlatformState, staker: Staker, decision: Decision): void {
  const { subnetID, nodeID, potentialReward } = staker
  const validator = state.stakers.validator(subnetID, nodeID)
  if (!validator) throw new LedgerError("not found")
  if (decision === "abort") return
  const { fromShares, remainder } = splitReward(potentialReward, sharesOf(stakingOf(validator)))
  payStaker(state, staker, [{ amount: remainder, owners: rewardOwners(stakingOf(staker)).own }])
  if (fromShares === 0n) return
  const info = state.stakers.info(validator)
  state.stakers.setInfo(validator, { ...info, delegateeReward: info.delegateeReward + fromShares })
}

/** Outputs of the transaction that staked, behind the stake; nothing is paid where there is nothing. */
function payStaker(
  state: PlatformState,
  staker: Staker,
  amounts: readonly { readonly amount: bigint; readonly owners: Owners }[],
): void {
  const { txID } = staker
  const { outputs, stake } = stakingOf(staker)
  const [{ assetID }] = stake as [(typeof stake)[number]]
  let outputIndex = outputs.length + stake.length
  for (const { amount, owners } of amounts)
    if (amount > 0n) state.addReward(txID, { txID, outputIndex: outputIndex++, assetID, output: paid(amount, owners) })
}
