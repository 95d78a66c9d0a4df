import type { Transaction } from "../../engine.ts"
import { readTraceState } from "../queries/internal-transactions.ts"
import type { Batch } from "../rows.ts"
import { traceStateTable } from "../tables.ts"
import { traceStateRows } from "../writer/table-rows.ts"
import type { BlockRange } from "./replace-rows.ts"

/**
 * Updates the block from which transactions are traced, from rebuilt blocks whose lower blocks are all rebuilt: they contain the
 * first traced transaction, or none of their transactions was traced.
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
