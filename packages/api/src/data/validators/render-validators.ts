import { formatId, formatNodeId } from "@serac/chain"
import type { RenewalData, StoredStaker } from "@serac/store"
import { textList } from "../render/text-list.ts"
import { delegationFee } from "./delegation-fee.ts"

/** Renders a validator as JSON text, in the shape of its status. */
export function renderValidator(staker: StoredStaker): string {
  return `${commonMembers(staker)}${byStatus(staker)},"validationStatus":"${staker.status}"}`
}

function commonMembers({ txId, nodeId, subnetId, weight, delegationShares, start, end, data }: StoredStaker): string {
  const { publicKey, proofOfPossession } = data
  return (
    `{"txHash":"${formatId(txId)}","nodeId":"${formatNodeId(nodeId)}","subnetId":"${formatId(subnetId)}"` +
    `,"amountStaked":"${weight}"` +
    `,"delegationFee":${delegationShares === undefined ? "null" : `"${delegationFee(delegationShares)}"`}` +
    `,"startTimestamp":${start},"endTimestamp":${end}` +
    (publicKey === undefined
      ? ""
      : `,"blsCredentials":{"publicKey":"${publicKey}","proofOfPossession":"${proofOfPossession ?? ""}"}`) +
    (data.renewal === undefined ? "" : renewalMembers(data.renewal))
  )
}

/** Members of an auto-renewed validator: its settings, and the rewards of its periods so far. */
function renewalMembers(renewal: RenewalData): string {
  const { period, autoCompoundRewardShares, validatorAuthority, restakedValidationReward, periods } = renewal
  const { locktime, threshold, addresses } = validatorAuthority
  return (
    `,"period":${period},"autoCompoundRewardShares":${autoCompoundRewardShares}` +
    `,"validatorAuthority":{"locktime":${locktime},"threshold":${threshold},"addresses":${JSON.stringify(addresses)}}` +
    `,"rewardedPeriods":${periods}` +
    `,"restakedRewards":{"validationRewardAmount":"${restakedValidationReward}"` +
    `,"delegationRewardAmount":"${renewal.restakedDelegationReward}"}`
  )
}

function byStatus(staker: StoredStaker): string {
  switch (staker.status) {
    case "pending":
      return ""
    case "active":
      return active(staker)
    case "completed":
      return completed(staker)
    case "removed":
      return removed(staker)
  }
}

function active(staker: StoredStaker): string {
  const { weight, subnetWeight, delegatorCount, delegatorWeight, uptime, delegationCapacity, data } = staker
  const share = subnetWeight === 0n ? 0 : Math.min((Number(weight) / Number(subnetWeight)) * 100, 100)
  // The validator's share of its delegators' expected rewards, and of those of delegators whose staking has ended.
  const fees = BigInt(data.accruedDelegateeReward ?? 0) + staker.expectedFees
  const reward = data.potentialReward ?? staker.potentialReward ?? 0
  return (
    `,"stakePercentage":${share},"delegatorCount":${delegatorCount},"amountDelegated":"${delegatorWeight}"` +
    (uptime === undefined ? "" : `,"uptimePerformance":${uptime}`) +
    healthMember(staker) +
    (delegationCapacity === undefined ? "" : `,"delegationCapacity":"${delegationCapacity}"`) +
    `,"potentialRewards":{"validationRewardAmount":"${reward}"` +
    `,"delegationRewardAmount":"${fees}","rewardAddresses":${rewardAddresses(staker)}}`
  )
}

/** The indexed node's observation of a validator that it is connected to; absent without one. */
function healthMember({ uptime, benched }: StoredStaker): string {
  if (benched === undefined) return ""
  const [p, x, c] = (["P", "X", "C"] as const).map((chain) => (benched.includes(chain) ? 100 : 0))
  return (
    `,"validatorHealth":{${uptime === undefined ? "" : `"reachabilityPercent":${uptime},`}` +
    `"benchedPChainRequestsPercent":${p},"benchedXChainRequestsPercent":${x},"benchedCChainRequestsPercent":${c}}`
  )
}

/** Members of a completed validator: it counts all delegators that it ever had. */
function completed(staker: StoredStaker): string {
  const { totalDelegatorCount, totalDelegatorWeight, data } = staker
  return (
    `,"delegatorCount":${totalDelegatorCount},"amountDelegated":"${totalDelegatorWeight}"` +
    `,"rewards":{"validationRewardAmount":"${data.validationReward ?? 0}"` +
    `,"delegationRewardAmount":"${data.delegationReward ?? 0}","rewardAddresses":${rewardAddresses(staker)}` +
    `${data.rewardTx === undefined ? "" : `,"rewardTxHash":"${data.rewardTx}"`}}`
  )
}

function removed({ data: { removeTx, removedAt } }: StoredStaker): string {
  return (
    (removeTx === undefined ? "" : `,"removeTxHash":"${removeTx}"`) +
    (removedAt === undefined ? "" : `,"removeTimestamp":${removedAt}`)
  )
}

function rewardAddresses({ data }: StoredStaker): string {
  return textList(data.validationRewardAddresses, data.delegationRewardAddresses)
}
