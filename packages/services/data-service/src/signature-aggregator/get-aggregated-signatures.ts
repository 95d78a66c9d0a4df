import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}` (requirement 4.2). */
export const getAggregatedSignatures = notIndexed("aggregate signatures")
