const million = 1_000_000n
const terms = {
  minConsumptionRate: 100_000n,
  maxConsumptionRate: 120_000n,
  /** A year, in seconds. */
  mintingPeriod: 365n * 24n * 60n * 60n,
  cap: 720n * million * 1_000_000_000n,
}

/** The minimum rate that applies after Helicon's linear transition, and the transition's length in seconds. */
const [later, course] = [75_000n, 90n * 24n * 60n * 60n]

/** The minimum rate of a stake, by the seconds between Helicon and its start; negative seconds are before Helicon. */
function minRate(sinceHelicon: bigint): bigint {
  const { minConsumptionRate: first } = terms
  if (sinceHelicon <= 0n) return first
  return sinceHelicon >= course ? later : first - ((first - later) * sinceHelicon) / course
}

/**
 * The potential reward of a staker of the primary network, from the supply before its start. Floors in three places, as the
 * node does; durations in nanoseconds or in seconds come to the same.
 */
export function rewardFor(seconds: bigint, amount: bigint, supply: bigint, sinceHelicon = -1n): bigint {
  const least = minRate(sinceHelicon)
  const { maxConsumptionRate: most, mintingPeriod: period, cap } = terms
  const rate = (most - least) * seconds + least * period
  // A test network may begin with more than the cap: a node subtracts without a sign, in 64 bits.
  const left = BigInt.asUintN(64, cap - supply)
  const reward = (left * rate * amount * seconds) / (period * million) / supply / period
  return reward < left ? reward : left
}

/** Splits a reward into a part of `shares` millionths, rounded up, and the rest. */
export function split(reward: bigint, shares: number): { readonly ofShares: bigint; readonly rest: bigint } {
  const rest = (reward * (million - BigInt(shares))) / million
  return { ofShares: reward - rest, rest }
}
