import { assertUint64, floored, maxUint64, smaller } from "./saturating.ts"

/** Shares and rates are millionths. */
export const percentDenominator = 1_000_000n

/** How a network mints rewards for staking. */
export interface RewardConfig {
  /** Of what is left to mint, in millionths a minting period, for a stake of a whole period. */
  readonly maxConsumptionRate: bigint
  /** The same for the shortest stake. */
  readonly minConsumptionRate: bigint
  /** Seconds. */
  readonly mintingPeriod: bigint
  /** What there can ever be, in nAVAX. */
  readonly supplyCap: bigint
}

/** The primary network's, the same on every network so far: 10 to 12 % of what is left of 720 million AVAX in 365 days. */
export const primaryNetworkRewards: RewardConfig = {
  maxConsumptionRate: 120_000n,
  minConsumptionRate: 100_000n,
  mintingPeriod: 31_536_000n,
  supplyCap: 720_000_000_000_000_000n,
}

/** A stake to be rewarded. */
export interface Stake {
  /** For how long, in nanoseconds: a second has 10^9. */
  readonly nanoseconds: bigint
  /** nAVAX. */
  readonly amount: bigint
  /** What there is already when the staker is added, in nAVAX: `platform.getCurrentSupply`. */
  readonly currentSupply: bigint
}

const nanosecondsPerSecond = 1_000_000_000n

/**
 * The reward that a stake may earn, in nAVAX: its part of the supply, of what is left to mint, for its part of the minting
 * period. Fractions are dropped at each of three divisions, as every node does, and the cap of the supply is never passed. Where
 * the supply is above the cap already, what is left wraps around 2^64, as it does in every node.
 *
 * @throws {RangeError} when a number is no u64, or the supply is zero
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
  /** What the shares give: a validator's fee of its delegator's reward. Rounded up. */
  readonly fromShares: bigint
  /** What is left: the delegator's. */
  readonly remainder: bigint
}

/**
 * Splits a reward by shares, in millionths: `fromShares` is what a validator keeps of its delegator's reward.
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
  // The node divides first only where the product is no u64, so large rewards lose a little more to rounding.
  const remainder = product > maxUint64 ? remaining * (total / percentDenominator) : product / percentDenominator
  return { fromShares: total - remainder, remainder }
}

/** Where the Helicon upgrade (ACP-285) takes the least consumption rate, and over how many seconds. */
const heliconRate = 75_000n
const heliconRamp = 90n * 86_400n

/**
 * The rewards of a stake that begins at some time on a network with the Helicon upgrade: its least consumption rate moves
 * to 7.5 % over 90 days, and the stake keeps the rate of its beginning. Where the largest rate is lower, nothing moves.
 *
 * @param config What held before
 * @param stakeStart Unix seconds
 * @param heliconTime When the upgrade is active, in Unix seconds
 * @example
 * import { primaryNetworkRewards, rewardsAfterHelicon } from "@serac/chain"
 *
 * rewardsAfterHelicon(primaryNetworkRewards, 1_703_888_000n, 1_700_000_000n).minConsumptionRate // 87500n
 */
export function rewardsAfterHelicon(config: RewardConfig, stakeStart: bigint, heliconTime: bigint): RewardConfig {
  const { minConsumptionRate, maxConsumptionRate } = config
  if (maxConsumptionRate < heliconRate) return config
  const elapsed = smaller(floored(stakeStart - heliconTime), heliconRamp)
  // Divided towards zero, whichever way the rate moves.
  const moved = ((heliconRate - minConsumptionRate) * elapsed) / heliconRamp
  return { ...config, minConsumptionRate: minConsumptionRate + moved }
}
