/** Seconds of the periods that are counted; a period of 86,400 is a UTC day. */
export const periods = { minute: 60, day: 86_400 } as const

/** When the period began that a moment is in, both in Unix seconds. */
export function startOfPeriod(timestamp: number, period: number): number {
  return timestamp - (timestamp % period)
}
