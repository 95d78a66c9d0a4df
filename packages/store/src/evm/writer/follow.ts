import type { Transaction } from "../../engine.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { balancesProjection } from "../balances/balance.ts"
import { balanceAnswersProjection } from "../balances/read-due-balances.ts"
import { writeBalances } from "../balances/write-balances.ts"
import { holdersProjection } from "../holders/holder.ts"
import { outdated, projectionsOf } from "../projections.ts"
import { deferProjection } from "../queries/projections.ts"
import type { Batch } from "../rows.ts"
import { journalTable, listTable } from "../tables.ts"
import type { FollowingPiece } from "./follow-queue.ts"
import type { Following } from "./following.ts"
import { journalOfEntries } from "./list-entries.ts"

/** A batch of more blocks is stored in one piece: no request waits for its first block. */
const maxAtomicBlocks = 8

/**
 * The projections that receive a batch's blocks after its commit: the projections that can wait, if the chain is at its node's head.
 * They take nine tenths of the time, and a block is served without them.
 *
 * Empty while any projection is behind or is being rebuilt: after a kill the deferred work would wait for it, and not run at once.
 * The queries to contracts always lag behind new blocks, and nothing waits for them.
 *
 * @param lead - how many blocks the node has after the batch.
 * @param awaited - names of the projections that still lack earlier batches.
 */
export async function followingOf(
  transaction: Transaction,
  chain: bigint,
  {
    projections,
    batch,
    lead,
    awaited,
  }: {
    readonly projections: readonly DeclaredProjection[]
    readonly batch: Batch
    readonly lead: number
    readonly awaited: ReadonlySet<string>
  },
): Promise<readonly DeclaredProjection[]> {
  const following = projections.filter(({ canWait }) => canWait)
  if (following.length === 0 || lead > 0 || batch.blocks.length > maxAtomicBlocks) return []
  const stored = await projectionsOf(transaction, chain)
  const isQuiet = [...stored.values()].every(
    ({ name, enabled, nextBlock, version }) =>
      name === balanceAnswersProjection ||
      enabled === 0 ||
      ((nextBlock === null || awaited.has(name)) && version !== outdated),
  )
  return isQuiet ? following : []
}

/** Records that projections lack the blocks from a given one on: if the process ends here, they catch up. */
export async function deferFollowing(
  transaction: Transaction,
  chain: bigint,
  { projections, first }: Following,
  awaited: ReadonlySet<string>,
): Promise<void> {
  for (const { name } of projections)
    if (!awaited.has(name)) await transaction.run(deferProjection, { chain, name, next: first })
}

/** Writes a stored batch into projections. */
export async function writeFollowing(
  transaction: Transaction,
  chain: bigint,
  { following: { batch, first, journalFrom }, projections, entries, nextOf }: FollowingPiece,
): Promise<void> {
  await transaction.insert(listTable, entries)
  await transaction.insertMissing(journalTable, journalOfEntries(entries, journalFrom))
  if (projections.includes(balancesProjection))
    await writeBalances(
      transaction,
      { chain, first, journalFrom, withHolders: projections.includes(holdersProjection) },
      batch.transfers,
    )
  for (const { name } of projections) await transaction.run(deferProjection, { chain, name, next: nextOf(name) })
}
