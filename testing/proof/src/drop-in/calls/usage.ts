import type { Calls } from "./call.ts"

const timeIntervals = ["minute", "hourly", "daily", "weekly", "monthly"] as const
const usageGroups = ["requestPath", "responseCode", "chainId", "apiKeyId", "requestType"] as const

/** The requests about the public RPC: of a chain and of all chains together. */
const rpcQuestions = [
  {},
  { chainId: "43114", groupBy: "rpcMethod" as const },
  { timeInterval: "monthly" as const, groupBy: "responseCode" as const },
]

/** The calls of the usage methods, about requests that were answered just before. */
export const usageCalls = {
  "data.usageMetrics.getUsage": () => [
    {},
    ...timeIntervals.flatMap((timeInterval) => usageGroups.map((groupBy) => ({ timeInterval, groupBy }))),
    { requestType: "data" as const, responseCode: "200", startTimestamp: 0 },
  ],
  "data.usageMetrics.getRpcUsageMetrics": () => rpcQuestions,
  "data.usageMetrics.getSubnetRpcUsage": () => rpcQuestions,
  "data.usageMetrics.getLogs": () => [{}, { pageSize: 100, responseCode: "200" }],
} satisfies Calls
