import { assertUint64, floored, maxUint64, smaller } from "./saturating.ts"

/** Denominator of shares and rates: they are millionths. */
export const percentDenominator = 1_000_000n

/** The parameters of staking rewards. */
export interface RewardConfig {
  /** Share of the remaining supply that a stake of a whole minting period mints, in millionths. */
  readonly maxConsumptionRate: bigint
  /** The same for the shortest stake. */
  readonly minConsumptionRate: bigint
  /** Seconds. */
  readonly mintingPeriod: bigint
  /** Maximum supply, in nAVAX. */
  readonly supplyCap: bigint
}

/** The primary network's parameters, the same on every network so far: 10 to 12 % of the rest of 720 million AVAX in 365 days. */
export const primaryNetworkRewards: RewardConfig = {
  maxConsumptionRate: 120_000n,
  minConsumptionRate: 100_000n,
  mintingPeriod: 31_536_000n,
  supplyCap: 720_000_000_000_000_000n,
}

/** A stake to be rewarded. */
export interface Stake {
  /** Duration of the stake in nanoseconds. */
  readonly nanoseconds: bigint
  /** nAVAX. */
  readonly amount: bigint
  /** Supply when the staker is added, in nAVAX: `platform.getCurrentSupply`. */
  readonly currentSupply: bigint
}

const nanosecondsPerSecond = 1_000_000_000n

/**
 * The reward that a stake may earn, in nAVAX: proportional to its share of the supply, to the remaining supply, and to its share of the minting
 * period. Each of three divisions rounds down, as on a node, and the supply never exceeds its cap. If
 * the supply is above the cap already, the remaining supply wraps around 2^64, as on a node.
 *
 * @throws {RangeError} when a number is not a u64, or the supply is zero
 * @example
 * import { calculateReward, primaryNetworkRewards } from "@serac/chain"
 *
 * const day = 86_400_000_000_000n
 * calculateReward({ nanoseconds: 14n * day, amount: 2_000_000_000_000n, currentSupply: 360_000_000_000_000_000n }, primaryNetworkRewards)
 * // 7730080690n: 7.73 AVAX for 2000 AVAX in two weeks
 */
export function calculateReward(stake: Stake, config: RewardConfig): bigint {
  const { nanoseconds, amount, currentSupply } = stake
  assertUint64(nanoseconds, "nanoseconds")
  assertUint64(amount, "amount")
  if (assertUint64(currentSupply, "currentSupply") === 0n) throw new RangeError("currentSupply must not be 0")
  // A genesis may allocate more than the cap, as those of temporary networks do: the node's u64 wraps around.
  const remaining = BigInt.asUintN(64, config.supplyCap - currentSupply)
  const period = config.mintingPeriod * nanosecondsPerSecond
  const rate =
    (config.maxConsumptionRate - config.minConsumptionRate) * nanoseconds + config.minConsumptionRate * period
  const product = remaining * rate * amount * nanoseconds
  const reward = product / (period * percentDenominator) / currentSupply / period
  return smaller(reward, remaining)
}

/** A reward in two parts. */
export interface RewardSplit {
  /** The part of the shares, rounded up: a validator's fee of its delegator's reward. */
  readonly fromShares: bigint
  /** The rest: the delegator's part. */
  readonly remainder: bigint
}

/**
 * Splits a reward by shares, in millionths: `fromShares` is the validator's part of its delegator's reward.
 *
 * @param total nAVAX
 * @param shares 0 to 1,000,000, as in `AddPermissionlessValidatorTx`
 * @throws {RangeError} when a number is out of its range
 * @example
 * import { splitReward } from "@serac/chain"
 *
 * splitReward(51n, 20_000) // { fromShares: 2n, remainder: 49n }
 */
export function splitReward(total: bigint, shares: number): RewardSplit {
  assertUint64(total, "total")
  if (!Number.isInteger(shares) || shares < 0 || shares > Number(percentDenominator)) {
    throw new RangeError("shares must be an integer from 0 to 1000000")
  }
  const remaining = percentDenominator - BigInt(shares)
  const product = remaining * total
  // The node divides first only if the product exceeds a u64, so large rewards lose slightly more to rounding.
  const remainder = product > maxUint64 ? remaining * (total / percentDenominator) : product / percentDenominator
  return { fromShares: total - remainder, remainder }
}

/** The least consumption rate after the Helicon upgrade (ACP-285), and the seconds over which it changes. */
const heliconRate = 75_000n
const heliconRamp = 90n * 86_400n

/**
 * The reward parameters of a stake that starts at a time on a network with the Helicon upgrade: the least consumption rate moves
 * to 7.5 % over 90 days, and the stake keeps the rate of its start. If the maximum rate is lower, nothing changes.
 *
 * @param config The parameters before the upgrade
 * @param stakeStart Unix seconds
 * @param heliconTime Activation time of the upgrade, in Unix seconds
 * @example
 * import { primaryNetworkRewards, rewardsAfterHelicon } from "@serac/chain"
 *
 * rewardsAfterHelicon(primaryNetworkRewards, 1_703_888_000n, 1_700_000_000n).minConsumptionRate // 87500n
 */
export function rewardsAfterHelicon(config: RewardConfig, stakeStart: bigint, heliconTime: bigint): RewardConfig {
  const { minConsumptionRate, maxConsumptionRate } = config
  if (maxConsumptionRate < heliconRate) return config
  const elapsed = smaller(floored(stakeStart - heliconTime), heliconRamp)
  // Integer division, which truncates towards zero for a rate that moves in either direction.
  const moved = ((heliconRate - minConsumptionRate) * elapsed) / heliconRamp
  return { ...config, minConsumptionRate: minConsumptionRate + moved }
}
