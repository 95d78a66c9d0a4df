import { type IntegerSettings, integerDefaults } from "../http/settings.ts"

/** Counting of requests: members of `usage` in `serac.json`. */
export const usageSettings = {
  count: {
    enum: ["on", "off"],
    default: "on",
    description: "whether to count requests by path, status, chain and key",
  },
  interval: {
    type: "integer",
    minimum: 100,
    maximum: 600_000,
    default: 5_000,
    description: "milliseconds between savings; a process that is killed loses what it counted since the last one",
    unit: "ms",
  },
  maxCells: {
    type: "integer",
    minimum: 10,
    maximum: 100_000,
    default: 2_000,
    description: "combinations counted apart per minute, hour and day and process; further ones are counted together",
  },
  minuteDays: {
    type: "integer",
    minimum: 1,
    maximum: 366,
    default: 3,
    description: "days for which counts by the minute are kept",
  },
  hourDays: {
    type: "integer",
    minimum: 1,
    maximum: 3_660,
    default: 93,
    description: "days for which counts by the hour are kept",
  },
  dayDays: {
    type: "integer",
    minimum: 1,
    maximum: 36_600,
    default: 1_100,
    description: "days for which counts by the day are kept",
  },
  requests: {
    type: "integer",
    minimum: 0,
    maximum: 10_000_000,
    default: 50_000,
    description: "single requests kept for /v1/apiLogs, with the addresses of callers; 0 for none",
  },
  requestDays: {
    type: "integer",
    minimum: 1,
    maximum: 366,
    default: 7,
    description: "days for which single requests are kept",
  },
  region: {
    type: "string",
    minLength: 1,
    maxLength: 100,
    default: "unknown",
    description: "where this process runs, as hostRegion of /v1/apiLogs",
    placeholder: "name",
  },
} as const

/** The numbers of {@link usageSettings}: how often usage is saved, how much of it is kept, and for how long. */
export type UsageLimits = IntegerSettings<typeof usageSettings>

/** The defaults of {@link UsageLimits}. */
export const usageDefaults = integerDefaults(usageSettings)
