import type { UsageRetention } from "@serac/store"
import { type UsageLimits, usageDefaults } from "./settings.ts"
import { daySeconds } from "./time-interval.ts"

/** The retention at a moment in Unix milliseconds; days are in UTC, and the current day counts as one. */
export function keptAt(now: number, limits: UsageLimits = {}): UsageRetention {
  const { minuteDays, hourDays, dayDays, requestDays, requests } = { ...usageDefaults, ...limits }
  const today = Math.floor(now / 1000 / daySeconds) * daySeconds
  const since = (days: number) => today - (days - 1) * daySeconds
  return {
    counts: { 60: since(minuteDays), 3600: since(hourDays), 86400: since(dayDays) },
    requests: since(requestDays) * 1000,
    mostRequests: Math.max(1, requests),
  }
}
