import type { Transaction } from "../../engine.ts"
import { readTraceState } from "../queries/internal-transactions.ts"
import type { Batch } from "../rows.ts"
import { traceStateTable } from "../tables.ts"
import { traceStateRows } from "../writer/table-rows.ts"
import type { BlockRange } from "./replace-rows.ts"

/**
 * Says since when transactions are traced, where blocks that are made anew, after all those below them, tell it: those are the first
 * that were, or none of them was.
 *
 * @param before - transactions of all blocks below them.
 */
export async function moveTraceState(
  transaction: Transaction,
  { chain, from, to }: BlockRange,
  batch: Batch,
  before: number,
): Promise<void> {
  const stored = await transaction.get<{ firstBlock: number }>(readTraceState, { chain })
  if (stored !== undefined && stored.firstBlock < from) return
  const told = traceStateRows(chain, batch, before)
  if (told.length > 0) await transaction.replace(traceStateTable, told)
  else if (stored !== undefined && stored.firstBlock < to && hasTransactions(batch))
    await transaction.replace(traceStateTable, [[chain, to, 0]])
}

const hasTransactions = ({ blocks }: Batch) => blocks.some(({ transactionCount }) => transactionCount > 0)
