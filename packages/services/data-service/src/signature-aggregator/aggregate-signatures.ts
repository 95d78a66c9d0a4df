import { notIndexed } from "../not-indexed.ts"

/** `POST /v1/signatureAggregator/{network}/aggregateSignatures`. */
export const aggregateSignatures = notIndexed("aggregateSignatures")
