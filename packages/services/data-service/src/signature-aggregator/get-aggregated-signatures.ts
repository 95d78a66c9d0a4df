import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`. */
export const getAggregatedSignatures = notIndexed("getAggregatedSignatures")
