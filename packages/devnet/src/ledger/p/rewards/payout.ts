import type { Owners, PChainUnsignedTransaction, TransferOutput } from "@serac/chain"
import { LedgerError } from "../../ledger-error.ts"
import type { PlatformState } from "../state/platform-state.ts"
import type { Staker } from "../state/staker.ts"

/** What comes of a proposal. */
export type Decision = "commit" | "abort"

/** What stakers' transactions are; each has a stake. */
export type StakingTransaction = Extract<PChainUnsignedTransaction, { stake: unknown }>

/** What a staker was added by. */
export const stakingOf = ({ transaction: { unsigned } }: Staker): StakingTransaction => {
  if (!("stake" in unsigned)) throw new LedgerError(`unexpected staker transaction type: *txs.${unsigned.type}`)
  return unsigned
}

/** The stake comes back as outputs of the transaction that staked it, whatever comes of the proposal. */
export function returnStake(state: PlatformState, staker: Staker): void {
  const { outputs, stake } = stakingOf(staker)
  for (const [at, output] of stake.entries())
    state.utxos.add({ txID: staker.txID, outputIndex: outputs.length + at, ...output })
}

/** An output that pays owners. */
export const paid = (amount: bigint, { locktime, threshold, addresses }: Owners): TransferOutput => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  locktime,
  threshold,
  addresses: [...addresses],
})

/** Who gets a staker's own reward, and who what delegators leave. */
export function rewardOwners(unsigned: StakingTransaction): { readonly own: Owners; readonly delegation: Owners } {
  if ("rewardsOwner" in unsigned) return { own: unsigned.rewardsOwner, delegation: unsigned.rewardsOwner }
  return { own: unsigned.validationRewardsOwner, delegation: unsigned.delegationRewardsOwner }
}

/** Which part of its delegators' rewards a validator keeps, in millionths. */
export const sharesOf = (unsigned: StakingTransaction): number =>
  "shares" in unsigned ? unsigned.shares : "delegationShares" in unsigned ? unsigned.delegationShares : 0
