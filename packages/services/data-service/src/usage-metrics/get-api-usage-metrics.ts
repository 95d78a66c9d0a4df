import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/apiUsageMetrics` (requirement 4.17). */
export const getApiUsageMetrics = notIndexed("measure its own usage")
