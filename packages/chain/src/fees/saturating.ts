/** The largest u64. Gas, prices and fees stop there instead of overflowing. */
export const maxUint64 = 2n ** 64n - 1n

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** What is above the largest u64 becomes it. */
export const saturated = (value: bigint): bigint => smaller(value, maxUint64)

/** What is below zero becomes zero. */
export const floored = (value: bigint): bigint => (value < 0n ? 0n : value)

/** @throws {RangeError} when the value is no u64: what a node cannot have said is a mistake of the caller's */
export function assertUint64(value: bigint, noun: string): bigint {
  if (value < 0n || value > maxUint64) throw new RangeError(`${noun} must be from 0 to 2^64 - 1`)
  return value
}
