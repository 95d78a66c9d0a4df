import { calculateReward, primaryNetworkRewards, type RewardConfig, rewardsAfterHelicon } from "@serac/chain"
import type { StakerRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { hexKey, primarySubnetKey } from "./keys.ts"
import type { Memory } from "./memory.ts"
import type { Step } from "./step.ts"

const nanoseconds = 1_000_000_000n

/** The maximum number that a node can represent. A supply above the cap is valid: genesis files of temporary networks allocate more. */
const maxSupply = 2n ** 64n - 1n

/** The reward parameters of a subnet for a stake that starts at a time; undefined for a subnet that is not elastic. */
function rewardConfig(
  { memory, terms: { upgrades } }: MintingStep,
  subnet: string,
  start: number,
): RewardConfig | undefined {
  if (subnet === primarySubnetKey) {
    const { helicon } = upgrades
    return helicon === undefined
      ? primaryNetworkRewards
      : rewardsAfterHelicon(primaryNetworkRewards, BigInt(start), BigInt(helicon))
  }
  const terms = memory.elastic().get(subnet)
  if (terms === undefined) return undefined
  const { minConsumptionRate, maxConsumptionRate, maximumSupply } = terms
  return { ...primaryNetworkRewards, minConsumptionRate, maxConsumptionRate, supplyCap: maximumSupply }
}

type MintingStep = Pick<Step, "memory" | "terms">

/**
 * The potential reward of a staker, minted in advance: the supply grows by it when the staking starts. Undefined if the
 * supply is unknown, as without the network's genesis.
 */
export function mintReward(step: MintingStep, { subnetId, start, end, weight, txId }: StakerRow): bigint | undefined {
  const { memory } = step
  const subnet = hexKey(subnetId)
  const supply = memory.supply(subnet)
  const config = rewardConfig(step, subnet, start)
  if (supply === undefined || config === undefined) return undefined
  if (end < start) throw nonsense(`the staker of transaction ${hexKey(txId)} ends before it starts`)
  if (supply === 0n || supply > maxSupply) throw nonsense(`the supply of subnet ${subnet} is not from 1 to 2^64 - 1`)
  const stake = { nanoseconds: BigInt(end - start) * nanoseconds, amount: weight, currentSupply: supply }
  const reward = calculateReward(stake, config)
  memory.setSupply(subnet, supply + reward)
  return reward
}

/** Burns the reward that was minted for a staker that is not rewarded. */
export function unmintReward(memory: Memory, { subnetId, data }: StakerRow): void {
  const subnet = hexKey(subnetId)
  const supply = memory.supply(subnet)
  if (supply === undefined || data.potentialReward === undefined) return
  memory.setSupply(subnet, supply - BigInt(data.potentialReward))
}
