import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/icm/addresses/{address}/messages`. */
export const listIcmMessages = notIndexed("listIcmMessages")
