import { ServiceError } from "@serac/server/http"
import type { StoredSupply, SummedPart } from "@serac/store"

/** The unit of each part, for messages. */
const partWords: Readonly<Record<SummedPart, string>> = {
  P: "blocks of the P-Chain",
  X: "blocks of the X-Chain",
  C: "blocks of the C-Chain",
  utxos: "UTXOs",
  stakers: "lists of stakers",
}

/** Throws a {@link ServiceError} (503) with the progress, unless all stored data is summed. */
export function assertSummed({ behind }: Pick<StoredSupply, "behind">): void {
  if (behind === undefined) return
  const { part, next, end } = behind
  const message = `the supply of AVAX is being added up from what is stored: ${next} of ${end} ${partWords[part]}`
  throw new ServiceError(503, message, { retryAfter: 10 })
}
