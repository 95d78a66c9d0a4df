import { formatId, formatNodeId } from "@serac/chain"
import type { StoredStaker } from "@serac/store"
import { hole } from "@serac/store/items"
import { type ServedNetwork, zeroIdText } from "../networks/served-network.ts"
import { textList } from "../render/text-list.ts"
import { estimatedReward } from "../validators/render-delegators.ts"

/** Renders expected rewards of active stakers as JSON texts. @param now - Unix seconds. */
export async function renderPendingRewards(
  network: ServedNetwork,
  stakers: readonly StoredStaker[],
  now: number,
): Promise<readonly string[]> {
  const assetOf = await assetsOfSubnets(network, stakers)
  return network.assets.with((fill) => stakers.map((staker) => fill(renderPendingReward(staker, assetOf(staker), now))))
}

function renderPendingReward(staker: StoredStaker, assetId: string, now: number): string {
  const { kind, txId, nodeId, weight, start, end, data } = staker
  const { gross, net } = estimatedReward(staker)
  const progress = end > start ? Math.min(Math.max(((now - start) / (end - start)) * 100, 0), 100) : 100
  return (
    `{"addresses":${textList(data.validationRewardAddresses)},"txHash":"${formatId(txId)}","amountStaked":"${weight}"` +
    `,"nodeId":"${formatNodeId(nodeId)}","startTimestamp":${start},"endTimestamp":${end}` +
    `,"rewardType":"${kind === "validator" ? "VALIDATOR" : "DELEGATOR"}","progress":${progress}` +
    `,"estimatedReward":{"assetId":"${assetId}"${hole.asset},"amount":"${kind === "validator" ? gross : net}"}}`
  )
}

/** The reward asset of each subnet's stakers: the native asset on the primary network, else that of the subnet's transformation. */
async function assetsOfSubnets({ reader, definition }: ServedNetwork, stakers: readonly StoredStaker[]) {
  const subnets = new Map(stakers.map(({ subnetId }) => [formatId(subnetId), subnetId]))
  subnets.delete(zeroIdText)
  const found = await Promise.all([...subnets.values()].map((id) => reader.subnet(id)))
  const assets = new Map(
    found.map((subnet) => [subnet && formatId(subnet.subnetId), subnet?.data.transformation?.assetId]),
  )
  return ({ subnetId }: StoredStaker): string => assets.get(formatId(subnetId)) ?? definition.avaxAssetId
}
