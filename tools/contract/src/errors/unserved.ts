/** Operations that no service offers: every valid request is answered with a 503 that says so. */
export const unservedOperations: readonly string[] = []

/** Operations that need something that a service of recorded chains does not have: validators that sign. */
export const unconfiguredOperations: readonly string[] = ["aggregateSignatures", "getAggregatedSignatures"]
