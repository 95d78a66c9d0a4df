import type { StakerData, StakingPeriodData, StoredNetworkTransaction } from "@serac/store"
import type { ServedNetwork } from "../networks/served-network.ts"
import { renderUtxo } from "../utxos/render-utxos.ts"

/** Renders transactions of a primary network's chain as JSON texts, each in its chain's shape. */
export function renderNetworkTransactions(
  { assets }: ServedNetwork,
  transactions: readonly StoredNetworkTransaction[],
): Promise<readonly string[]> {
  return assets.with((fill) => transactions.map((transaction) => fill(renderTransaction(transaction))))
}

function renderTransaction({
  chain,
  type,
  fragment,
  consumed,
  emitted,
  staker,
  period,
}: StoredNetworkTransaction): string {
  const list = (utxos: typeof consumed) => utxos.map((utxo) => renderUtxo(utxo, chain)).join(",")
  // An atomic transaction of the C-Chain has UTXOs on one side and accounts on the other.
  const consumedUtxos = chain === "C" && type === "ExportTx" ? "" : `,"consumedUtxos":[${list(consumed)}]`
  const emittedUtxos = chain === "C" && type === "ImportTx" ? "" : `,"emittedUtxos":[${list(emitted)}]`
  return `${fragment}${consumedUtxos}${emittedUtxos}${staker === undefined ? "" : outcome(staker)}${period === undefined ? "" : endOfPeriod(period)}}`
}

/** Members of a staker's transaction that became known later. */
function outcome({ potentialReward, rewardTx }: StakerData): string {
  return (
    (potentialReward === undefined ? "" : `,"estimatedReward":"${potentialReward}"`) +
    (rewardTx === undefined ? "" : `,"rewardTxHash":"${rewardTx}"`)
  )
}

/** The outcome of the staking period that a transaction ended. */
function endOfPeriod({ start, end, stake, rewarded, renewed, ...rewards }: StakingPeriodData): string {
  const { validationReward, delegationReward, restakedValidationReward, restakedDelegationReward } = rewards
  return (
    `,"stakingPeriod":{"startTimestamp":${start},"endTimestamp":${end},"amountStaked":"${stake}"` +
    `,"isRewarded":${rewarded},"isRenewed":${renewed}` +
    `,"rewards":{"validationRewardAmount":"${validationReward}","delegationRewardAmount":"${delegationReward}"}` +
    `,"restakedRewards":{"validationRewardAmount":"${restakedValidationReward}"` +
    `,"delegationRewardAmount":"${restakedDelegationReward}"}}`
  )
}
