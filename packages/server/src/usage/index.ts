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
export { absentDimension, type Cell, type Dimension, other } from "./cell.ts"
export type { ListedRequest } from "./latest-requests.ts"
export { type RpcOf, rpcSubject } from "./rpc-subject.ts"
export type { RequestOutcome } from "./tally.ts"
export type { TimeInterval } from "./time-interval.ts"
export { UsageCounter, type UsageCounterOptions } from "./usage-counter.ts"
export { isCounted, type UsageEntry, type UsageQuestion, type UsageValue, usageReport } from "./usage-report.ts"
