import { maxUint64 } from "@serac/chain"
import { min } from "../codec/bounds.ts"

/** `factor * e ** (numerator / denominator)` in the integers of EIP-4844, at most 2^64 - 1 (`gas.CalculatePrice`). */
export function exponential(factor: bigint, numerator: bigint, denominator: bigint): bigint {
  const limit = denominator * maxUint64
  let output = 0n
  let term = factor * denominator
  for (let step = 1n; term > 0n; step++) {
    output += term
    if (output >= limit) return maxUint64
    term = (term * numerator) / denominator / step
  }
  return output / denominator
}

/** The value, at most 2^64 - 1. */
export const saturate = (value: bigint): bigint => min(value, maxUint64)
