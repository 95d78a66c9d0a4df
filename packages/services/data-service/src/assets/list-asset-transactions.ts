import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions` (requirement 4.3). */
export const listAssetTransactions = notIndexed("index the X-Chain")
