import { writeChange } from "../../changes/write-change.ts"
import type { Transaction, Value } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { checkpointOf } from "../checkpoint.ts"
import { type Projection, projectionsOf } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import {
  deploymentsWithin,
  internalTransactionsWithin,
  messengerEventsWithin,
  ownersWithin,
  type RowsOfBlocks,
  transactionsWithin,
  transfersWithin,
} from "../queries/rebuild.ts"
import type { Batch } from "../rows.ts"
import { journalTable } from "../tables.ts"
import { journalRows } from "../writer/journal.ts"
import { writeProjections } from "../writer/projections.ts"
import {
  deploymentRows,
  internalTransactionRows,
  messengerEventRows,
  nftOwnerRows,
  transactionRows,
  transferRows,
} from "../writer/table-rows.ts"
import type { Rebuild } from "../writer-port.ts"
import { discoverAgain } from "./discover-again.ts"
import { type CountedLists, endListing, type ListingAgain, listAgain } from "./list-again.ts"
import { placeRebuilt, type RebuiltBlocks, rewriteBlocks } from "./rebuild-blocks.ts"
import { type BlockRange, hasRows, replaceRows } from "./replace-rows.ts"
import { allSources, isBehind, type RebuildSource, sources } from "./sources.ts"
import { moveTraceState } from "./trace-state.ts"

/** The rows to be rebuilt, those furthest behind first; undefined if there are none. */
export async function rebuilding(transaction: Transaction, chain: bigint): Promise<Rebuild | undefined> {
  const head = (await checkpointOf(transaction, chain))?.head.number
  const stored = await projectionsOf(transaction, chain)
  const behind = sourcesBehind(stored)
  if (head === undefined || behind.length === 0) return undefined
  const nextOf = ({ name }: RebuildSource) => stored.get(name)?.nextBlock ?? 0
  const next = Math.min(...behind.map(nextOf))
  return { sources: behind.filter((source) => nextOf(source) === next).map(({ name }) => name), next, head }
}

const sourcesBehind = (stored: ReadonlyMap<string, Projection>) =>
  allSources.filter(({ name }) => isBehind(stored.get(name)))

/** The result of one step of a rebuild. */
export interface RebuildStep {
  /** Undefined if there was nothing to rebuild. */
  readonly done: Rebuild | undefined
  /** Input of the next step, once this one is committed. */
  readonly counted: CountedLists | undefined
}

/**
 * Rebuilds the rows of blocks and their list entries in one transaction: rows that differ are replaced, equal rows are not written.
 *
 * @throws NotConsecutiveError unless the blocks are the next ones and match the stored blocks.
 */
export async function rebuild(
  transaction: Transaction,
  chain: bigint,
  batch: Batch,
  listing: Pick<ListingAgain, "lists" | "counted">,
): Promise<RebuildStep> {
  const due = await rebuilding(transaction, chain)
  const [first, last] = [batch.blocks[0], batch.blocks.at(-1)]
  if (due === undefined || first === undefined || last === undefined) return { done: due, counted: undefined }
  if (first.number !== due.next)
    throw new NotConsecutiveError(`Block ${due.next} is to be made anew, and block ${first.number} came.`)
  const stretch = { chain, from: first.number, to: last.number + 1 }
  const blocks = await placeRebuilt(transaction, stretch, batch.blocks)
  const isDue = ({ name }: Pick<RebuildSource, "name">) => due.sources.includes(name)
  const changes = [
    isDue(sources.rows) && (await rebuildRows(transaction, stretch, batch, blocks)),
    isDue(sources.internalTransactions) && (await rebuildInternal(transaction, stretch, batch, blocks)),
    isDue(sources.messengerEvents) && (await rebuildMessengerEvents(transaction, stretch, batch, blocks)),
  ]
  const kinds = new Set(allSources.filter(isDue).flatMap((source) => source.kinds))
  const counted = await listAgain(transaction, stretch, batch, { ...listing, kinds })
  const isLast = stretch.to > due.head
  if (isLast && counted !== undefined) await endListing(transaction, chain, counted)
  const nextBlock = isLast ? null : stretch.to
  const made = [...(await projectionsOf(transaction, chain)).values()].filter(isDue)
  await writeProjections(
    transaction,
    chain,
    made.map((source) => ({ ...source, nextBlock })),
  )
  // A source that is complete is served from now on, whether or not rows changed.
  if (isLast || changes.includes(true)) await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  return { done: { ...due, next: stretch.to }, counted }
}

/** Returns whether any stored row differed. */
async function rebuildRows(
  transaction: Transaction,
  stretch: BlockRange,
  batch: Batch,
  blocks: RebuiltBlocks,
): Promise<boolean> {
  const { chain, from } = stretch
  const timestampOf = (number: number) => blocks.placed[number - from]?.timestamp ?? 0
  const isRewritten = await rewriteBlocks(transaction, chain, blocks)
  const transfers = transferRows(chain, batch.transfers)
  // The stored transfers determine which owners to replace, so owners are replaced first.
  if (!(await hasRows(transaction, transfersWithin, stretch, transfers))) {
    await transaction.run(ownersWithin.remove, { ...stretch })
  }
  const tables: readonly (readonly [RowsOfBlocks, readonly (readonly Value[])[]])[] = [
    [transactionsWithin, failedFirst(transactionRows(chain, batch, timestampOf))],
    [transfersWithin, transfers],
    [deploymentsWithin, deploymentRows(chain, batch.deployments)],
    [ownersWithin, nftOwnerRows(chain, batch.transfers)],
  ]
  let isReplaced = isRewritten
  for (const [table, rows] of tables) {
    if (await hasRows(transaction, table, stretch, rows)) continue
    await replaceRows(transaction, table, stretch, rows)
    isReplaced = true
  }
  await discoverAgain(transaction, stretch, batch, timestampOf)
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint !== undefined)
    await transaction.insertMissing(journalTable, journalRows(chain, batch, checkpoint.journalFrom))
  return isReplaced
}

/** Rows of transactions in table order. */
const failedFirst = (rows: readonly (readonly Value[])[]) =>
  [0, 1].flatMap((succeeded) => rows.filter((row) => row[1] === succeeded))

async function rebuildInternal(
  transaction: Transaction,
  stretch: BlockRange,
  batch: Batch,
  { before }: RebuiltBlocks,
): Promise<boolean> {
  const rows = internalTransactionRows(stretch.chain, batch)
  await moveTraceState(transaction, stretch, batch, before)
  if (await hasRows(transaction, internalTransactionsWithin, stretch, rows)) return false
  await replaceRows(transaction, internalTransactionsWithin, stretch, rows)
  return true
}

async function rebuildMessengerEvents(
  transaction: Transaction,
  stretch: BlockRange,
  batch: Batch,
  { placed }: RebuiltBlocks,
): Promise<boolean> {
  const timestampOf = (number: number) => placed[number - stretch.from]?.timestamp ?? 0
  const rows = messengerEventRows(stretch.chain, batch, timestampOf)
  if (await hasRows(transaction, messengerEventsWithin, stretch, rows)) return false
  await replaceRows(transaction, messengerEventsWithin, stretch, rows)
  return true
}
