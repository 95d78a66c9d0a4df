import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { ReorgTooDeepError } from "../../errors.ts"
import { bytesFromHex } from "../../hex.ts"
import { rollBackArchive } from "../archive/roll-back-archive.ts"
import { balancesAbove, restoreBalances } from "../balances/roll-back-balances.ts"
import { checkpointOf } from "../checkpoint.ts"
import { deleteFees } from "../fees/queries.ts"
import { takeBackFees } from "../fees/sum-fees.ts"
import { rollBackHolders } from "../holders/roll-back-holders.ts"
import { blockCountsAbove, deleteBlocksAbove } from "../queries/blocks.ts"
import { chainChanges } from "../queries/changes.ts"
import { deleteCheckpoint, writeCheckpoint } from "../queries/checkpoint.ts"
import { deleteDeploymentsAbove } from "../queries/deployments.ts"
import { deleteInternalTransactionsAbove, deleteTraceStateAbove } from "../queries/internal-transactions.ts"
import { deleteJournaledAbove } from "../queries/journal.ts"
import { deleteMessengerEventsAbove } from "../queries/messenger-events.ts"
import { moveProjectionsBack } from "../queries/projections.ts"
import { deleteTransactionsAbove } from "../queries/transactions.ts"
import { deleteTransfersAbove } from "../queries/transfers.ts"
import { endRebuilds } from "../rebuild/prepare-sources.ts"
import { referenceOf } from "./block-reference.ts"
import { discountBlocks } from "./counters.ts"

/** The counted values of a removed block. */
interface RemovedBlock {
  readonly number: number
  readonly timestamp: number
  readonly json: string
  readonly transactionCount: number
  readonly gasUsed: string
}

/** Removes all blocks above a number. */
export async function rollback(transaction: Transaction, chain: bigint, number: number): Promise<void> {
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint === undefined || number >= checkpoint.head.number) return
  if (number < checkpoint.journalFrom - 1) {
    throw new ReorgTooDeepError(
      `The chain is to be undone down to block ${number}, which is deeper than block ${checkpoint.journalFrom - 1}, the lowest it can be.`,
    )
  }
  const head = await referenceOf(transaction, chain, number)
  const rows = await transaction.all<RemovedBlock>(blockCountsAbove, { chain, number })
  const removed = rows.map((row) => ({ ...row, gasUsed: BigInt(row.gasUsed) }))
  await discountBlocks(transaction, chain, removed, head?.timestamp ?? 0)
  await takeBackFees(transaction, chain, rows)
  const balances = await balancesAbove(transaction, chain, number)
  await rollBackHolders(transaction, chain, balances, { number, head: checkpoint.head.number })
  for (const query of deleteJournaledAbove) await transaction.run(query, { chain, number })
  await restoreBalances(transaction, chain, balances, number)
  await transaction.run(deleteMessengerEventsAbove, { chain, number })
  await transaction.run(deleteInternalTransactionsAbove, { chain, number })
  await transaction.run(deleteTraceStateAbove, { chain, number })
  await transaction.run(deleteDeploymentsAbove, { chain, number })
  await transaction.run(deleteTransfersAbove, { chain, number })
  await transaction.run(deleteTransactionsAbove, { chain, number })
  await transaction.run(deleteBlocksAbove, { chain, number })
  const change = { kind: "rollback", from: number + 1, to: checkpoint.head.number } as const
  await writeChange(transaction, chainChanges, { chain }, change)
  await rollBackArchive(transaction, chain, number)
  await endRebuilds(transaction, chain, number)
  await transaction.run(moveProjectionsBack, { chain, next: number + 1 })
  if (head === undefined) {
    await transaction.run(deleteCheckpoint, { chain })
    // A sum that was to be rebuilt is complete if no blocks are left.
    await transaction.run(deleteFees, { chain })
    return
  }
  const { transactions, nodeHead, updatedAt, journalFrom } = checkpoint
  await transaction.run(writeCheckpoint, {
    chain,
    number: head.number,
    hash: bytesFromHex(head.hash),
    timestamp: head.timestamp,
    transactions: transactions - removed.reduce((sum, block) => sum + block.transactionCount, 0),
    nodeHead,
    updatedAt,
    journalFrom,
  })
}
