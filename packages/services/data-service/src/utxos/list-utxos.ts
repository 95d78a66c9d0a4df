import { notIndexed } from "../not-indexed.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos` (requirement 4.5). */
export const listUtxos = notIndexed("index UTXOs of the primary network")
