import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/icm/addresses/{address}/messages` (requirement 4.14). */
export const listIcmMessages = notIndexed("index ICM messages")
