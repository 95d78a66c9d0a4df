const wholePercent = 100n

/** The required part of a validator set's weight, and the desired part beyond it: percentages, 100 at most together. */
export interface Percentages {
  readonly quorum: number
  readonly buffer: number
}

/** Whether a weight is at least a percentage of a total, computed exactly. A weight of 0 is never enough, even for 0 percent. */
export function isEnough(weight: bigint, total: bigint, percentage: number): boolean {
  return weight > 0n && weight * wholePercent >= total * BigInt(percentage)
}

/** A part of a total in percent with two digits, rounded down, so that an insufficient weight never looks sufficient. */
export function percentageOf(weight: bigint, total: bigint): string {
  const hundredths = total === 0n ? 0n : (weight * wholePercent * 100n) / total
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`
}
