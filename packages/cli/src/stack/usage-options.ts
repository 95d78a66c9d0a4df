import type { UsageOptions } from "@serac/api/data"
import type { UsageConfig } from "../config/config.ts"

/** Single requests of one interval and process, of all that are kept: the last ones of a busy one. */
const maxOfInterval = 500

/** The configuration of usage as the data service takes it. */
export function usageOptions(config: UsageConfig): UsageOptions | false {
  if (config.count === "off") return false
  const { interval, maxCells, minuteDays, hourDays, dayDays, requests, requestDays, region } = config
  return {
    interval,
    maxCells,
    maxRequests: Math.min(requests, maxOfInterval),
    retention: { minuteDays, hourDays, dayDays, requestDays, mostRequests: Math.max(1, requests) },
    region,
  }
}
