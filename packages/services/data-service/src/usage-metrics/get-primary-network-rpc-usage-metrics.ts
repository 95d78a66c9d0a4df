import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/primaryNetworkRpcUsageMetrics`. */
export const getPrimaryNetworkRpcUsageMetrics = notIndexed("measure the usage of the public RPC")
