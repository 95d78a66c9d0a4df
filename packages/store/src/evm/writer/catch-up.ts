import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { balancesProjection } from "../balances/balance.ts"
import { writeBalances } from "../balances/write-balances.ts"
import { checkpointOf } from "../checkpoint.ts"
import { feesProjection } from "../fees/fees.ts"
import { addFees, feesIn } from "../fees/sum-fees.ts"
import { catchUpHolders } from "../holders/catch-up-holders.ts"
import { holdersProjection } from "../holders/holder.ts"
import { projectionsOf } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import { blocksWithin } from "../queries/rebuild.ts"
import { kindsAwaited } from "../rebuild/sources.ts"
import { journalTable, listTable } from "../tables.ts"
import type { CatchUp } from "../writer-port.ts"
import { emptyProjection } from "./empty-projection.ts"
import { endOfStretch } from "./end-of-stretch.ts"
import { journalOfEntries, listEntries } from "./list-entries.ts"
import { isFar, writeProjections } from "./projections.ts"
import { rowsOf } from "./rows-of.ts"
import { rowsOfTransaction } from "./rows-of-stretch.ts"

/**
 * Adds the next blocks to the projections that are furthest behind, read from their source rows. Undefined if none is behind, and
 * while the chain itself is far behind its node. A projection of another version is emptied first, in batches; a projection whose
 * source rows are being rebuilt waits for them.
 *
 * @param mostTransactions - the blocks' transactions, unless one block has more; events and calls are limited to a multiple of it.
 */
export async function catchUp(
  transaction: Transaction,
  chain: bigint,
  declared: readonly DeclaredProjection[],
  mostTransactions: number,
): Promise<CatchUp | undefined> {
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint === undefined || isFar(checkpoint.nodeHead, checkpoint.head.number)) return undefined
  const stored = await projectionsOf(transaction, chain)
  const awaited = await kindsAwaited(transaction, chain, stored)
  const nextOf = ({ name, version, of }: DeclaredProjection) => {
    const projection = stored.get(name)
    if (projection?.enabled !== 1 || projection.version !== version) return null
    // Rows that are being rebuilt must not be listed yet.
    return awaited.has(of) && (projection.nextBlock ?? 0) >= 0 ? null : projection.nextBlock
  }
  const from = Math.min(...declared.flatMap((projection) => nextOf(projection) ?? []))
  const behind = declared.filter((projection) => nextOf(projection) === from)
  const [first] = behind
  if (first === undefined) return undefined
  const lists = behind.filter(isList)
  const head = checkpoint.head.number
  if (from < 0) {
    if (await emptyProjection(transaction, chain, first)) await storeProjections(transaction, chain, [first], 0)
    return { lists: [first.name], next: 0, head }
  }
  // Holders are derived from balances, and cannot have more blocks than they have.
  const isOfBalances = behind.includes(holdersProjection) && !behind.includes(balancesProjection)
  const end = (isOfBalances ? stored.get(balancesProjection.name)?.nextBlock : null) ?? head + 1
  const to = Math.min(end, await endOfStretch(transaction, chain, from, head, mostTransactions))
  const kinds = new Set<DeclaredProjection["of"]>(behind.map(({ of }) => of))
  const { rows, next } = await rowsOf(transaction, { chain, from, to }, kinds, rowsOfTransaction * mostTransactions)
  const entries = listEntries(chain, lists, rows, { sorted: true })
  await transaction.insert(listTable, entries)
  const { journalFrom } = checkpoint
  await transaction.insertMissing(journalTable, journalOfEntries(entries, journalFrom))
  if (behind.includes(balancesProjection))
    await writeBalances(
      transaction,
      { chain, first: from, journalFrom, withHolders: behind.includes(holdersProjection) },
      rows.transfers,
    )
  else if (isOfBalances) await catchUpHolders(transaction, { chain, from, next }, rows.transfers)
  if (behind.includes(feesProjection)) {
    const blocks = await transaction.all<{ json: string }>(blocksWithin, { chain, from, to: next })
    await addFees(transaction, chain, feesIn(blocks.map(({ json }) => json)))
  }
  await storeProjections(transaction, chain, behind, next > head ? null : next)
  // A complete projection is served from now on.
  if (next > head) await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  return { lists: behind.map(({ name }) => name), next, head }
}

const storeProjections = (
  transaction: Transaction,
  chain: bigint,
  projections: readonly DeclaredProjection[],
  nextBlock: number | null,
) =>
  writeProjections(
    transaction,
    chain,
    projections.map(({ name, version }) => ({ name, version, nextBlock, enabled: 1 })),
  )
