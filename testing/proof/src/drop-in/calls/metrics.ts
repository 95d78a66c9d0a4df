import type { Calls } from "./call.ts"

/** The calls to the metrics service. */
export const metricsCalls: Calls = {
  "metrics.chains.getMetrics": ({ chainId }) => [
    { chainId, metric: "avgTps" },
    { chainId, metric: "avgTps", timeInterval: "day", pageSize: 1, startTimestamp: 1, endTimestamp: 4_102_444_800 },
    { chainId: "total", metric: "avgTps" },
  ],
}
