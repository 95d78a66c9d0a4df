/** Lengths in seconds of the counted periods; a period of 86,400 is a UTC day. */
export const periods = { minute: 60, day: 86_400 } as const

/** The start of the period that contains a timestamp, both in Unix seconds. */
export function startOfPeriod(timestamp: number, period: number): number {
  return timestamp - (timestamp % period)
}
