import { type Owners, type PChainTransaction, splitReward } from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"
import { endPeriod } from "./end-period.ts"
import { type Decision, paid, returnStake, rewardOwners, sharesOf, stakingOf } from "./payout.ts"
import { verifyProposal } from "./verify-proposal.ts"

/** Executes the proposal of a block with a decision. @throws {LedgerError} if it does not propose the reward that is due. */
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

/** Pays a validator's own reward if the decision is commit, and its share of its delegators' rewards in any case. */
function payValidator(state: PlatformState, staker: Staker, decision: Decision): void {
  const unsigned = stakingOf(staker)
  const { own, delegation } = rewardOwners(unsigned)
  const amounts = [
    { amount: decision === "commit" ? staker.potentialReward : 0n, owners: own },
    { amount: state.stakers.info(staker).delegateeReward, owners: delegation },
  ]
  payStaker(state, staker, amounts)
}

/** Pays a delegator's part of the reward; the validator's part is paid when the validator ends. */
function payDelegator(state: PlatformState, staker: Staker, decision: Decision): void {
  const { subnetID, nodeID, potentialReward } = staker
  const validator = state.stakers.validator(subnetID, nodeID)
  if (!validator) throw new LedgerError("not found")
  if (decision === "abort") return
  const { fromShares, remainder } = splitReward(potentialReward, sharesOf(stakingOf(validator)))
  payStaker(state, staker, [{ amount: remainder, owners: rewardOwners(stakingOf(staker)).own }])
  const info = state.stakers.info(validator)
  state.stakers.setInfo(validator, { ...info, delegateeReward: info.delegateeReward + fromShares })
}

/** Adds reward outputs to the staking transaction, after its stake outputs; skips amounts of 0. */
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
