import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/apiUsageMetrics`. */
export const getApiUsageMetrics = notIndexed("getApiUsageMetrics")
