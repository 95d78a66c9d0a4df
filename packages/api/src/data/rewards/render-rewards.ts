import { formatAddress, formatId, formatNodeId } from "@serac/chain"
import type { StoredReward } from "@serac/store"
import { hole } from "@serac/store/items"
import type { ServedNetwork } from "../networks/served-network.ts"
import { textList } from "../render/text-list.ts"

/** Renders paid rewards as JSON texts. */
export function renderRewards(network: ServedNetwork, rewards: readonly StoredReward[]): Promise<readonly string[]> {
  const { hrp } = network.definition
  return network.assets.with((fill) => rewards.map((reward) => fill(renderReward(reward, hrp))))
}

function renderReward(reward: StoredReward, hrp: string): string {
  const { type, stakerTx, rewardTx, nodeId, addresses, amount, assetId, start, end, stake, utxo, utxoId } = reward
  return (
    `{"addresses":${textList(addresses.map((address) => formatAddress(address, hrp)))}` +
    `,"txHash":"${formatId(stakerTx)}","amountStaked":"${stake}","nodeId":"${formatNodeId(nodeId)}"` +
    `,"startTimestamp":${start},"endTimestamp":${end},"rewardType":"${type}","utxoId":"${formatId(utxoId)}"` +
    `,"outputIndex":${utxo.outputIndex},"reward":{"assetId":"${formatId(assetId)}"${hole.asset},"amount":"${amount}"}` +
    `,"rewardTxHash":"${formatId(rewardTx)}"}`
  )
}
