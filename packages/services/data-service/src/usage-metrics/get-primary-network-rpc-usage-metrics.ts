import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/primaryNetworkRpcUsageMetrics` (requirement 4.16). */
export const getPrimaryNetworkRpcUsageMetrics = notIndexed("measure the usage of the public RPC")
