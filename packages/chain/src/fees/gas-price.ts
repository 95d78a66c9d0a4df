import { assertUint64, maxUint64 } from "./saturating.ts"

/** What a price grows from, by how much, and how fast. All are u64. */
export interface PriceParameters {
  /** The price without excess, in nAVAX per unit of gas (or per validator and second). */
  readonly minPrice: bigint
  /** What was used above the target so far. */
  readonly excess: bigint
  /** How much excess multiplies the price by e. */
  readonly excessConversionConstant: bigint
}

/**
 * The price that an excess makes: `minPrice * e^(excess / excessConversionConstant)`, as the integer that every node
 * computes (the series of ACP-103, in integers, until its terms vanish). It stops at 2^64 - 1.
 *
 * @throws {RangeError} when a number is no u64 or the constant is zero
 * @example
 * import { gasPrice } from "@serac/chain"
 *
 * gasPrice({ minPrice: 1n, excess: 10_000_000n, excessConversionConstant: 2_164_043n }) // 101n
 */
export function gasPrice({ minPrice, excess, excessConversionConstant }: PriceParameters): bigint {
  assertUint64(minPrice, "minPrice")
  assertUint64(excess, "excess")
  if (assertUint64(excessConversionConstant, "excessConversionConstant") === 0n) {
    throw new RangeError("excessConversionConstant must not be 0")
  }
  const limit = excessConversionConstant * maxUint64
  let sum = 0n
  let term = minPrice * excessConversionConstant
  for (let i = 1n; term > 0n; i++) {
    sum += term
    if (sum >= limit) return maxUint64
    term = (term * excess) / (excessConversionConstant * i)
  }
  return sum / excessConversionConstant
}
