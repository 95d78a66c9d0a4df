export {
  type ApiRequest,
  type ApiUsageOptions,
  anonymous,
  apiSubject,
  apiUsage,
  callerGone,
  countApiRequest,
  logOwner,
  unknownPath,
} from "./api-usage.ts"
export { type Cell, type Dimension, none, other } from "./cell.ts"
export type { Retention } from "./retention.ts"
export type { Outcome } from "./tally.ts"
export type { TimeInterval } from "./time-interval.ts"
export { type TellRequest, UsageCounter, type UsageCounterOptions } from "./usage-counter.ts"
export { type UsageEntry, type UsageQuestion, type UsageValue, usageReport } from "./usage-report.ts"
