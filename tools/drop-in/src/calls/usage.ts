import type { Calls } from "./call.ts"

const timeIntervals = ["minute", "hourly", "daily", "weekly", "monthly"] as const
const groups = ["requestPath", "responseCode", "chainId", "apiKeyId", "requestType"] as const

/** What methods of usage are asked: of requests that were answered just before. */
export const usageCalls = {
  "data.usageMetrics.getUsage": () => [
    {},
    ...timeIntervals.flatMap((timeInterval) => groups.map((groupBy) => ({ timeInterval, groupBy }))),
    { requestType: "data" as const, responseCode: "200", startTimestamp: 0 },
  ],
  "data.usageMetrics.getLogs": () => [{}, { pageSize: 100, responseCode: "200" }],
} satisfies Calls
