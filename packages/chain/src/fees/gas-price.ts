import { assertUint64, maxUint64 } from "./saturating.ts"

/** The parameters of an exponential price. All are u64. */
export interface PriceParameters {
  /** The price without excess, in nAVAX per unit of gas (or per validator and second). */
  readonly minPrice: bigint
  /** The units used above the target so far. */
  readonly excess: bigint
  /** The excess that multiplies the price by e. */
  readonly excessConversionConstant: bigint
}

/**
 * The price for an excess: `minPrice * e^(excess / excessConversionConstant)`, as the integer that every node
 * computes (the series of ACP-103, in integers, until its terms vanish). At most 2^64 - 1.
 *
 * @throws {RangeError} when a number is not a u64, or the constant is zero
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
