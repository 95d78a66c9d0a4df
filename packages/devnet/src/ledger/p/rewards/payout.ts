import type { Owners, PChainUnsignedTransaction, TransferOutput } from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"

/** The decision on a proposal. */
export type Decision = "commit" | "abort"

/** The transactions that add a staker; each has a stake. */
export type StakingTransaction = Extract<PChainUnsignedTransaction, { stake: unknown }>

/** The transaction that added a staker. */
export const stakingOf = ({ transaction: { unsigned } }: Staker): StakingTransaction => {
  if (!("stake" in unsigned)) throw new LedgerError(`unexpected staker transaction type: *txs.${unsigned.type}`)
  return unsigned
}

/** Returns the stake as outputs of the transaction that staked it, for either decision. */
export function returnStake(state: PlatformState, staker: Staker): void {
  const { outputs, stake } = stakingOf(staker)
  for (const [at, output] of stake.entries())
    state.utxos.add({ txID: staker.txID, outputIndex: outputs.length + at, ...output })
}

/** A transfer output of an amount to owners. */
export const paid = (amount: bigint, { locktime, threshold, addresses }: Owners): TransferOutput => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  locktime,
  threshold,
  addresses: [...addresses],
})

/** The owners of a staker's own reward, and the owners of its share of its delegators' rewards. */
export function rewardOwners(unsigned: StakingTransaction): { readonly own: Owners; readonly delegation: Owners } {
  if ("rewardsOwner" in unsigned) return { own: unsigned.rewardsOwner, delegation: unsigned.rewardsOwner }
  return { own: unsigned.validationRewardsOwner, delegation: unsigned.delegationRewardsOwner }
}

/** The share of its delegators' rewards that a validator keeps, in millionths. */
export const sharesOf = (unsigned: StakingTransaction): number =>
  "shares" in unsigned ? unsigned.shares : "delegationShares" in unsigned ? unsigned.delegationShares : 0
