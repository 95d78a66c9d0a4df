import { formatId, formatNodeId, splitReward } from "@serac/chain"
import type { StoredStaker } from "@serac/store"
import { textList } from "../render/text-list.ts"
import { delegationFee } from "./delegation-fee.ts"

/** A delegator's reward, before and after the validator's delegation fee. In the smallest native unit. */
export interface DelegatorReward {
  readonly gross: bigint
  readonly net: bigint
}

/** The reward that a delegator earns if it is rewarded; 0 while it is unknown. */
export function estimatedReward({ data, potentialReward, delegationShares = 0 }: StoredStaker): DelegatorReward {
  const gross = data.potentialReward === undefined ? (potentialReward ?? 0n) : BigInt(data.potentialReward)
  return { gross, net: splitReward(gross, delegationShares).remainder }
}

/** Renders a delegator as JSON text, in the shape of its status. */
export function renderDelegator(staker: StoredStaker): string {
  const { txId, nodeId, weight, delegationShares = 0, start, end, status, data } = staker
  return (
    `{"txHash":"${formatId(txId)}","nodeId":"${formatNodeId(nodeId)}"` +
    `,"rewardAddresses":${textList(data.validationRewardAddresses)},"amountDelegated":"${weight}"` +
    `,"delegationFee":"${delegationFee(delegationShares)}","startTimestamp":${start},"endTimestamp":${end}` +
    `${status === "completed" ? paid(staker) : estimated(staker)},"delegationStatus":"${status}"}`
  )
}

function estimated(staker: StoredStaker): string {
  const { gross, net } = estimatedReward(staker)
  return `,"estimatedGrossReward":"${gross}","estimatedNetReward":"${net}"`
}

function paid(staker: StoredStaker): string {
  const { rewarded = false, delegationReward } = staker.data
  const { gross, net } = rewarded ? estimatedReward(staker) : { gross: 0n, net: 0n }
  return `,"grossReward":"${gross}","netReward":"${delegationReward ?? net}"`
}
