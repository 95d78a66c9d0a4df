import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/primaryNetworkRpcUsageMetrics`. */
export const getPrimaryNetworkRpcUsageMetrics = notIndexed("getPrimaryNetworkRpcUsageMetrics")
