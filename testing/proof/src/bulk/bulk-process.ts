import { openStore, type StoreLocation } from "@serac/store"
import { bulkBatches } from "./bulk-workload.ts"

/** The input of the program. */
export interface BulkProcessInput {
  readonly location: StoreLocation
  readonly chainId: string
  readonly seed: number
  readonly transactions: number
}

/** Transactions that are stored at once, in whole blocks. */
const appendedAtOnce = 400
/** Transactions whose rows are read at once, few enough for many moments of a run to be killed at. */
const pieceOf = 100
const storedAt = 1_000_000

/*
 * Stores a chain far behind its node, and then makes its lists in sorted runs of several pieces each. Prints a line for each piece, and goes
 * on where a killed process has stopped.
 */
const bulkInput = JSON.parse(process.argv[2] ?? "") as BulkProcessInput
const bulkStore = await openStore(bulkInput.location)
const bulkWriter = await bulkStore.openWriter(bulkInput.chainId, { runTransactions: [200, 1_500] })
const nextBatch = bulkBatches({ accounts: 300, tokens: 9, seed: bulkInput.seed })
const storedHead = (await bulkWriter.head())?.number ?? -1
for (let made = 0; made < bulkInput.transactions; made += appendedAtOnce) {
  const batch = nextBatch(appendedAtOnce)
  const last = batch.blocks.at(-1)?.number ?? 0
  const isLast = made + appendedAtOnce >= bulkInput.transactions
  if (last <= storedHead) continue
  await bulkWriter.append(batch, { nodeHead: isLast ? last : 1_000_000, now: storedAt })
  console.log(`stored ${last}`)
}
for (let done = await bulkWriter.catchUp(pieceOf); done !== undefined; done = await bulkWriter.catchUp(pieceOf))
  console.log(`made ${done.next}`)
await bulkWriter.close()
await bulkStore.close()
