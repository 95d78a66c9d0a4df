import { maxUint64 } from "@serac/chain"
/** How a subnet's stakers are rewarded: rates in millionths. */
export interface RewardTerms {
  readonly supplyCap: bigint
  readonly minRate: bigint
  readonly maxRate: bigint
}

/** The primary network's. */
export const primaryTerms: RewardTerms = {
  supplyCap: 720_000_000_000_000_000n,
  minRate: 100_000n,
  maxRate: 120_000n,
}

const million = 1_000_000n
const year = 31_536_000_000_000_000n

/** The reward of a stake, each division rounded down. */
export function expectedReward(terms: RewardTerms, supply: bigint, stake: bigint, seconds: number): bigint {
  const duration = BigInt(seconds) * 1_000_000_000n
  const left = terms.supplyCap - supply
  const rate = (terms.maxRate - terms.minRate) * duration + terms.minRate * year
  const whole = (((left * rate * stake * duration) / (year * million) / supply) as bigint) / year
  return whole < left ? whole : left
}

/** The delegator's part of a reward, and its validator's. */
export function shareOf(reward: bigint, shares: number): { readonly own: bigint; readonly fee: bigint } {
  const kept = million - BigInt(shares)
  const own = kept * reward > maxUint64 ? kept * (reward / million) : (kept * reward) / million
  return { own, fee: reward - own }
}

/** The fee parameters of L1 validators (ACP-77). */
export interface FeeTerms {
  readonly capacity: bigint
  readonly target: bigint
  readonly minPrice: bigint
  readonly excessConversionConstant: bigint
}

/** nAVAX a second and validator: `minPrice * e^(excess / constant)` as integers have it. */
function priceAt({ minPrice, excessConversionConstant: constant }: FeeTerms, excess: bigint): bigint {
  let sum = 0n
  let term = minPrice * constant
  for (let count = 1n; term > 0n; count++) {
    sum += term
    term = (term * excess) / (constant * count)
  }
  return sum / constant
}

/** The fee of each active validator for a number of seconds, and the excess after them, computed each second. */
export function feesFor(terms: FeeTerms, excess: bigint, active: number, seconds: number) {
  const change = BigInt(active) - terms.target
  if (excess === 0n && change <= 0n) return { fees: terms.minPrice * BigInt(seconds), excess }
  let now = excess
  let fees = 0n
  for (let second = 0; second < seconds; second++) {
    now = now + change > 0n ? now + change : 0n
    fees += priceAt(terms, now)
  }
  return { fees, excess: now }
}
