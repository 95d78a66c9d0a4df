import type { Random } from "../random/random.ts"

/**
 * A random payment: mostly near `least`, sometimes a hundred or a thousand times as much (Pareto distribution with exponent 1),
 * at most ten thousand times. In the unit of `least`.
 */
export function someAmount(random: Random, least: bigint): bigint {
  const share = Math.max(random.next(), 1e-4)
  return (least * 1_000_000n) / BigInt(Math.ceil(share * 1_000_000))
}
