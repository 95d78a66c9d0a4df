import type { ChainReader, Hex } from "@serac/store"

/**
 * The trace of a transaction from the archive, as `callTracer` wrote it.
 *
 * @param hash in lower case
 * @returns undefined if the transaction, its block or its trace is not archived
 */
export async function archivedTrace(
  reader: Pick<ChainReader, "transaction" | "archived">,
  hash: Hex,
): Promise<unknown> {
  const transaction = await reader.transaction(hash)
  if (transaction === undefined) return undefined
  const [archived] = await reader.archived(transaction.blockNumber, 1)
  const { block, traces } = archived?.answers ?? {}
  if (!Array.isArray(traces)) return undefined
  const { transactions = [] } = Object(block) as { readonly transactions?: readonly { readonly hash?: unknown }[] }
  const index = transactions.findIndex((one) => String(one.hash).toLowerCase() === hash)
  return (traces[index] as { readonly result?: unknown } | undefined)?.result
}
