import { notIndexed } from "../not-indexed.ts"

/** `POST /v1/signatureAggregator/{network}/aggregateSignatures` (requirement 4.1). */
export const aggregateSignatures = notIndexed("aggregate signatures")
