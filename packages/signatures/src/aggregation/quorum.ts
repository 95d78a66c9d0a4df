const wholePercent = 100n

/** Which part of a validator set's weight has to sign, and which is wished for beyond it: percentages, 100 at most together. */
export interface Percentages {
  readonly quorum: number
  readonly buffer: number
}

/** Whether a weight is a percentage of a total or more, exactly. A message that nobody signed never holds, whatever is needed. */
export function isEnough(weight: bigint, total: bigint, percentage: number): boolean {
  return weight > 0n && weight * wholePercent >= total * BigInt(percentage)
}

/** A part of a total in percent with two digits, rounded down: what is not enough never looks as if it were. */
export function percentageOf(weight: bigint, total: bigint): string {
  const hundredths = total === 0n ? 0n : (weight * wholePercent * 100n) / total
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}`
}
