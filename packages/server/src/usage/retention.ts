import type { UsageRetention } from "@serac/store"
import { daySeconds } from "./time-interval.ts"

/** How long usage is kept. */
export interface Retention {
  /** Days of counts by the minute. Default 3. */
  readonly minuteDays?: number
  /** Days of counts by the hour. Default 93. */
  readonly hourDays?: number
  /** Days of counts by the day. Default 1,100. */
  readonly dayDays?: number
  /** Days of single requests. Default 7. */
  readonly requestDays?: number
  /** Single requests, of all organisations. Default 50,000. */
  readonly mostRequests?: number
}

/** What to keep at a moment, in Unix milliseconds; days are those of UTC, and the running one is one of them. */
export function keptAt(now: number, retention: Retention = {}): UsageRetention {
  const { minuteDays = 3, hourDays = 93, dayDays = 1100, requestDays = 7, mostRequests = 50_000 } = retention
  const today = Math.floor(now / 1000 / daySeconds) * daySeconds
  const since = (days: number) => today - (days - 1) * daySeconds
  return {
    counts: { 60: since(minuteDays), 3600: since(hourDays), 86400: since(dayDays) },
    requests: since(requestDays) * 1000,
    mostRequests,
  }
}
