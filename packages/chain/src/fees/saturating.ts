/** The largest u64, at which gas, prices and fees saturate. */
export const maxUint64 = 2n ** 64n - 1n

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The value, at most the largest u64. */
export const saturated = (value: bigint): bigint => smaller(value, maxUint64)

/** The value, at least zero. */
export const floored = (value: bigint): bigint => (value < 0n ? 0n : value)

/** @throws {RangeError} if the value is not a u64, which is an error of the caller */
export function assertUint64(value: bigint, noun: string): bigint {
  if (value < 0n || value > maxUint64) throw new RangeError(`${noun} must be from 0 to 2^64 - 1`)
  return value
}
