/** Operations that no service of ours answers: whatever is valid is a 503 that says so. */
export const unservedOperations: readonly string[] = []

/** Operations that need what a service of recorded chains has none of: validators to ask for signatures. */
export const unconfiguredOperations: readonly string[] = ["aggregateSignatures", "getAggregatedSignatures"]
