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

/** A batch of more blocks is stored in one piece: nobody waits for its first. */
const maxAtomicBlocks = 8

/**
 * Which projections are given the blocks of a batch after these were committed: those that can wait, where the chain is at its node's
 * head. They take nine tenths of the time, and a block is served without them.
 *
 * None while anything is behind or is made anew: what a kill leaves would then wait for that, and not be made at once. What contracts are asked
 * for is always behind new blocks, and waited for by nothing.
 *
 * @param lead - how many blocks of the node come after the batch.
 * @param awaited - names of those that are about to be given blocks before these.
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

/** Notes that projections lack the blocks from one on: a process that ends here is no loss, they catch up. */
export async function deferFollowing(
  transaction: Transaction,
  chain: bigint,
  { projections, first }: Following,
  awaited: ReadonlySet<string>,
): Promise<void> {
  for (const { name } of projections)
    if (!awaited.has(name)) await transaction.run(deferProjection, { chain, name, next: first })
}

/** Gives projections what belongs to them of a batch that is stored. */
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
