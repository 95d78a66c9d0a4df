/** Operations that no service of ours answers: whatever is valid is a 503 that says so. */
export const unservedOperations: readonly string[] = ["getPrimaryNetworkRpcUsageMetrics"]
