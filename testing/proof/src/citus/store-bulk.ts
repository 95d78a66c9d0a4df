import { openStore, type StoreLocation } from "@serac/store"
import { type BulkShape, bulkBatches } from "../bulk/bulk-workload.ts"

const batchTransactions = 4_000

/** Of the chains that proofs on a cluster store at once. */
export const bulkShape: BulkShape = { accounts: 5_000, tokens: 50 }

/** Stores a chain of token transfers with all its lists. */
export async function storeBulk(location: StoreLocation, chainId: string, transactions: number): Promise<void> {
  const store = await openStore(location)
  const writer = await store.openWriter(chainId)
  const next = bulkBatches(bulkShape)
  try {
    for (let stored = 0; stored < transactions; stored += batchTransactions) {
      const batch = next(Math.min(batchTransactions, transactions - stored))
      await writer.append(batch, { nodeHead: batch.blocks.at(-1)?.number ?? 0, now: 1_000_000 })
      while ((await writer.catchUp(10_000)) !== undefined);
    }
  } finally {
    await writer.close()
    await store.close()
  }
}
