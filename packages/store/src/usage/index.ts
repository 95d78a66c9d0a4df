export type {
  LoggedRequest,
  LogRange,
  UsageCount,
  UsagePosition,
  UsageRange,
  UsageResolution,
  UsageRetention,
  UsageTables,
} from "./usage-count.ts"
