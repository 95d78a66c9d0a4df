import type { Random } from "../random/random.ts"

/**
 * An amount as people pay: mostly near the least, now and then a hundred or a thousand times as much (Pareto's law with exponent 1),
 * at most ten thousand times. In the unit of `least`.
 */
export function someAmount(random: Random, least: bigint): bigint {
  const share = Math.max(random.next(), 1e-4)
  return (least * 1_000_000n) / BigInt(Math.ceil(share * 1_000_000))
}
