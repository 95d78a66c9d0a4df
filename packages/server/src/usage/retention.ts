import type { UsageRetention } from "@serac/store"
import { type UsageLimits, usageDefaults } from "./settings.ts"
import { daySeconds } from "./time-interval.ts"

/** What to keep at a moment, in Unix milliseconds; days are those of UTC, and the running one is one of them. */
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
