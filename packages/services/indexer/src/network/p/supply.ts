import { calculateReward, primaryNetworkRewards, type RewardConfig } from "@serac/chain"
import type { StakerRow } from "@serac/store"
import { nonsense } from "../../fault.ts"
import { keyOf, primaryNetwork } from "./keys.ts"
import type { Memory } from "./memory.ts"

const nanoseconds = 1_000_000_000n

/** How a subnet rewards; undefined for one that is not elastic. */
function configOf(memory: Memory, subnet: string): RewardConfig | undefined {
  if (subnet === primaryNetwork) return primaryNetworkRewards
  const terms = memory.elastic().get(subnet)
  if (terms === undefined) return undefined
  const { minConsumptionRate, maxConsumptionRate, maximumSupply } = terms
  return { ...primaryNetworkRewards, minConsumptionRate, maxConsumptionRate, supplyCap: maximumSupply }
}

/**
 * What a staker gets if it is rewarded, minted in advance: the supply grows by it when the staking starts. Undefined where the
 * supply is not known, which is so without the network's genesis.
 */
export function mintReward(memory: Memory, { subnetId, start, end, weight, txId }: StakerRow): bigint | undefined {
  const subnet = keyOf(subnetId)
  const supply = memory.supply(subnet)
  const config = configOf(memory, subnet)
  if (supply === undefined || config === undefined) return undefined
  if (end < start) throw nonsense(`the staker of transaction ${keyOf(txId)} ends before it starts`)
  if (supply === 0n || supply > config.supplyCap) throw nonsense(`the supply of subnet ${subnet} is out of its range`)
  const stake = { nanoseconds: BigInt(end - start) * nanoseconds, amount: weight, currentSupply: supply }
  const reward = calculateReward(stake, config)
  memory.setSupply(subnet, supply + reward)
  return reward
}

/** Takes back what was minted for a staker that is not rewarded. */
export function unmintReward(memory: Memory, { subnetId, data }: StakerRow): void {
  const subnet = keyOf(subnetId)
  const supply = memory.supply(subnet)
  if (supply === undefined || data.potentialReward === undefined) return
  memory.setSupply(subnet, supply - BigInt(data.potentialReward))
}
