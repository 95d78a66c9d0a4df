import type { UsageResolution } from "@serac/store"

/** The intervals of usage reports. */
export type TimeInterval = "minute" | "hourly" | "daily" | "weekly" | "monthly"

/** The seconds of a day. */
export const daySeconds = 86_400

/** The resolution of the counts that make up an interval, and the default number of reported days. */
export const timeIntervals: Readonly<
  Record<TimeInterval, { readonly resolution: UsageResolution; readonly days: number }>
> = {
  minute: { resolution: 60, days: 1 },
  hourly: { resolution: 3600, days: 7 },
  daily: { resolution: daySeconds, days: 30 },
  weekly: { resolution: daySeconds, days: 12 * 7 },
  monthly: { resolution: daySeconds, days: 366 },
}

/** 00:00 UTC of a moment's day; all in Unix seconds. */
export function dayOf(seconds: number): number {
  return seconds - (seconds % daySeconds)
}

/** The start of the interval that a moment is in: weeks begin on Monday, days and months at 00:00 UTC. In Unix seconds. */
export function intervalStart(interval: TimeInterval, seconds: number): number {
  if (interval === "minute") return seconds - (seconds % 60)
  if (interval === "hourly") return seconds - (seconds % 3600)
  if (interval === "daily") return dayOf(seconds)
  // 1970 began on a Thursday.
  if (interval === "weekly") return dayOf(seconds) - ((Math.floor(seconds / daySeconds) + 3) % 7) * daySeconds
  const date = new Date(seconds * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / 1000
}

/** The start of the interval after the one that begins at a moment, in Unix seconds. */
export function intervalEnd(interval: TimeInterval, start: number): number {
  if (interval === "minute") return start + 60
  if (interval === "hourly") return start + 3600
  if (interval === "daily") return start + daySeconds
  if (interval === "weekly") return start + 7 * daySeconds
  const date = new Date(start * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1000
}
