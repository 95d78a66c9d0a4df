import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/networks/{network}/validators` (requirement 4.4). */
export const listValidators = notIndexed("index validators")
