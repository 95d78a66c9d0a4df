import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { bytesFromHex } from "../../hex.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { appendChunks } from "../archive/append-chunks.ts"
import { balancesProjection } from "../balances/balance.ts"
import { writeBalances } from "../balances/write-balances.ts"
import { checkpointOf } from "../checkpoint.ts"
import { feesProjection } from "../fees/fees.ts"
import { addFees, feesIn } from "../fees/sum-fees.ts"
import { holdersProjection } from "../holders/holder.ts"
import { chainChanges } from "../queries/changes.ts"
import { writeCheckpoint } from "../queries/checkpoint.ts"
import { deleteJournalBelow } from "../queries/journal.ts"
import type { Batch } from "../rows.ts"
import {
  blockTable,
  contractTable,
  deploymentTable,
  internalTransactionTable,
  journalTable,
  listTable,
  messengerEventTable,
  nftOwnerTable,
  nftTable,
  traceStateTable,
  transactionTable,
  transferTable,
} from "../tables.ts"
import type { AppendProgress } from "../writer-port.ts"
import { assertConsecutive } from "./consecutive.ts"
import { countBlocks } from "./counters.ts"
import { contractRows, type Discoveries, nftRows } from "./discoveries.ts"
import { deferFollowing, followingOf } from "./follow.ts"
import type { Following } from "./following.ts"
import { journalRows, journalStart } from "./journal.ts"
import { journalOfEntries, listEntries } from "./list-entries.ts"
import { deferProjections, isFar } from "./projections.ts"
import {
  blockRows,
  deploymentRows,
  internalTransactionRows,
  messengerEventRows,
  nftOwnerRows,
  placeBlocks,
  traceStateRows,
  transactionRows,
  transferRows,
} from "./table-rows.ts"

/** The inputs of an append besides the batch. */
export interface Appending extends AppendProgress {
  readonly reorgDepth: number
  readonly discoveries: Discoveries
  /** The projections that have all blocks so far, or will have them when earlier batches are processed. */
  readonly projections: readonly DeclaredProjection[]
  /** Names of the projections that still lack earlier batches. Default none. */
  readonly awaited?: ReadonlySet<string>
}

/** The result of appending a batch. */
export interface Appended {
  /** The projections that have all blocks, or will have them when the following work is done. */
  readonly projections: readonly DeclaredProjection[]
  /** The work to do after the blocks are committed. */
  readonly following: Following | undefined
}

const noAwaited: ReadonlySet<string> = new Set()

/**
 * Stores a batch with everything that must exist when it is served. Undefined, with nothing stored, if pending work of earlier
 * batches must be done first.
 */
export async function appendBatch(
  transaction: Transaction,
  chain: bigint,
  batch: Batch,
  {
    nodeHead,
    reached = nodeHead,
    settled = -1,
    now,
    reorgDepth,
    discoveries,
    projections,
    awaited = noAwaited,
  }: Appending,
): Promise<Appended | undefined> {
  const checkpoint = await checkpointOf(transaction, chain)
  assertConsecutive(checkpoint?.head, batch.blocks)
  const before = { timestamp: checkpoint?.head.timestamp ?? 0, transactions: checkpoint?.transactions ?? 0 }
  const blocks = placeBlocks(batch.blocks, before, now)
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined) return { projections, following: undefined }
  const lead = Math.min(nodeHead, reached) - last.number
  const later = await followingOf(transaction, chain, { projections, batch, lead, awaited })
  // Otherwise their lists would have these blocks without the earlier ones.
  if (awaited.size > 0 && later.length === 0) return undefined
  const kept = isFar(Math.min(nodeHead, reached), last.number)
    ? await deferProjections(transaction, chain, projections, first.number)
    : projections
  const timestampOf = (blockNumber: number): number => {
    const block = blocks[blockNumber - first.number]
    if (block === undefined) throw new RangeError(`a row of block ${blockNumber}, which is not in the batch`)
    return block.timestamp
  }
  // New contracts and NFTs can be read now, whatever the block's clock says.
  const dueAt = (blockNumber: number) => Math.min(timestampOf(blockNumber), now)

  await transaction.insert(blockTable, blockRows(chain, blocks))
  await transaction.insert(transactionTable, transactionRows(chain, batch, timestampOf))
  await transaction.insert(transferTable, transferRows(chain, batch.transfers))
  await transaction.insert(nftOwnerTable, nftOwnerRows(chain, batch.transfers))
  await transaction.insert(deploymentTable, deploymentRows(chain, batch.deployments))
  await transaction.insert(internalTransactionTable, internalTransactionRows(chain, batch))
  await transaction.insert(messengerEventTable, messengerEventRows(chain, batch, timestampOf))
  await transaction.insertMissing(traceStateTable, traceStateRows(chain, batch, before.transactions))
  const atOnce = kept.filter((projection) => !later.includes(projection))
  const { transactions, transfers, deployments, internalTransactions = [], messengerEvents = [] } = batch
  const entries = listEntries(chain, atOnce.filter(isList), {
    transactions,
    transfers,
    deployments,
    internalTransactions,
    messengerEvents,
  })
  await transaction.insert(listTable, entries)
  await transaction.insertMissing(contractTable, contractRows(chain, discoveries, dueAt))
  await transaction.insertMissing(nftTable, nftRows(chain, discoveries, dueAt))
  if (batch.archive !== undefined)
    await appendChunks(transaction, chain, { first: first.number, last: last.number }, batch.archive)
  await countBlocks(transaction, chain, blocks)

  const journalFrom = journalStart(
    { first: first.number, last: last.number },
    Math.min(nodeHead, reached),
    reorgDepth,
    checkpoint?.journalFrom,
    settled,
  )
  await transaction.insertMissing(journalTable, [
    ...journalRows(chain, batch, journalFrom),
    ...journalOfEntries(entries, journalFrom),
  ])
  if (atOnce.includes(balancesProjection))
    await writeBalances(
      transaction,
      { chain, first: first.number, journalFrom, withHolders: atOnce.includes(holdersProjection) },
      transfers,
    )
  if (kept.includes(feesProjection))
    await addFees(transaction, chain, feesIn(batch.blocks.map(({ fragment }) => fragment)))
  await transaction.run(deleteJournalBelow, { chain, number: journalFrom })
  await transaction.run(writeCheckpoint, {
    chain,
    number: last.number,
    hash: bytesFromHex(last.hash),
    timestamp: last.timestamp,
    transactions: last.cumulativeTransactions,
    nodeHead,
    updatedAt: now,
    journalFrom,
  })
  await writeChange(transaction, chainChanges, { chain }, { kind: "append", from: first.number, to: last.number })
  if (later.length === 0) return { projections: kept, following: undefined }
  const following = { projections: later, batch, first: first.number, journalFrom }
  await deferFollowing(transaction, chain, following, awaited)
  return { projections: kept, following }
}
