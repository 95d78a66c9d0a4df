import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { NotConsecutiveError } from "../../errors.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import { replaceArchived } from "../archive/replace-archived.ts"
import { archiveTable } from "../archive/tables.ts"
import { checkpointOf } from "../checkpoint.ts"
import { feesProjection } from "../fees/fees.ts"
import { addFees, feesIn } from "../fees/sum-fees.ts"
import type { List } from "../lists/list.ts"
import { periods, startOfPeriod } from "../periods.ts"
import { projectionsOf } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import { readTraceState } from "../queries/internal-transactions.ts"
import { discoverAgain } from "../rebuild/discover-again.ts"
import type { BlockRange } from "../rebuild/replace-rows.ts"
import { moveTraceState } from "../rebuild/trace-state.ts"
import type { Batch, DeploymentRow } from "../rows.ts"
import { blockTable, counterTable, journalTable } from "../tables.ts"
import { journalRows } from "../writer/journal.ts"
import type { ListableRows } from "../writer/list-entries.ts"
import { countDayAgain } from "./count-again.ts"
import { forgetUnshown } from "./forget-unshown.ts"
import { type PlacedBlocks, placeAmong } from "./place-blocks.ts"
import { readableRows } from "./readable-rows.ts"
import { repairBlockRows } from "./repair-blocks.ts"
import { readOwnerHistory, repairHoldings } from "./repair-holdings.ts"
import { hasBlock, repairLists } from "./repair-lists.ts"
import { readRowsOfBlocks, repairRowsOfBlocks } from "./repair-rows.ts"
import { type RepairedBlock, RepairLog, type RepairOptions } from "./repaired.ts"

/**
 * Makes all stored and derived data of blocks equal to a batch. Data that is already right is not written again.
 *
 * @returns the false rows.
 * @throws NotConsecutiveError unless the blocks are of the stored chain.
 */
export async function repairBlocks(
  transaction: Transaction,
  chain: bigint,
  given: Batch,
  lists: readonly List[],
  { now, derived = true, isFromStart = false }: RepairOptions,
): Promise<readonly RepairedBlock[]> {
  const checkpoint = await checkpointOf(transaction, chain)
  const [first, last] = [given.blocks[0], given.blocks.at(-1)]
  if (first === undefined || last === undefined) return []
  if (checkpoint === undefined) throw new NotConsecutiveError(`Nothing is stored of chain ${chain}.`)
  const log = new RepairLog()
  const { journalFrom, head } = checkpoint
  const stretch = { chain, from: first.number, to: last.number + 1 }
  const blocks = await placeAmong(transaction, stretch, given.blocks, checkpoint, now)
  const timestampOf = (number: number) => blocks.placed[number - first.number]?.timestamp ?? 0
  const stored = await readRowsOfBlocks(transaction, stretch)
  const batch = withUntraced(given, readableRows(stored, () => true).deployments)
  const owners = await readOwnerHistory(transaction, chain, [
    ...readableRows(stored, () => true).transfers,
    ...batch.transfers,
  ])
  await repairBlockRows(transaction, chain, blocks, checkpoint, log)
  await repairRowsOfBlocks(transaction, stretch, batch, stored, timestampOf, log)
  const isFalse = (number: number) => tablesOfLists.some((table) => log.has(number, table))
  const before = readableRows(stored, isFalse)
  const after = rowsOf(batch, (number) => derived || isFalse(number))
  const projections = await projectionsOf(transaction, chain)
  await repairLists(transaction, chain, { lists, projections, before, after, journalFrom })
  await discoverAgain(transaction, stretch, batch, timestampOf)
  await forgetUnshown(transaction, chain, before, batch, projections)
  await transaction.insertMissing(journalTable, journalRows(chain, batch, journalFrom))
  if (isFromStart || (await isBelowTraced(transaction, stretch)))
    await moveTraceState(transaction, stretch, batch, blocks.before)
  const moved = { before: before.transfers, after: after.transfers, owners }
  await repairHoldings(transaction, { chain, projections, ...moved, head: head.number, journalFrom, log })
  await repairFees(transaction, stretch, blocks, (number) =>
    hasBlock(projections.get(feesProjection.name), feesProjection, number),
  )
  await repairCounters(transaction, chain, blocks, derived, log)
  if (batch.archive !== undefined) {
    await replaceArchived(transaction, chain, batch.archive)
    for (const { number } of batch.blocks) log.add(number, archiveTable.name)
  }
  const { blocks: repaired } = log
  const [lowest, highest] = [repaired[0], repaired.at(-1)]
  if (lowest !== undefined && highest !== undefined)
    await writeChange(transaction, chainChanges, { chain }, { kind: "repair", from: lowest.number, to: highest.number })
  return repaired
}

/** Whether blocks end where the traced ones begin, so that their own traces continue these downwards. */
async function isBelowTraced(transaction: Transaction, { chain, to }: BlockRange): Promise<boolean> {
  const state = await transaction.get<{ firstBlock: number }>(readTraceState, { chain })
  return state?.firstBlock === to
}

/** Tables whose rows can be listed. */
const tablesOfLists = [
  "evm_transaction",
  "evm_transfer",
  "evm_deployment",
  "evm_internal_transaction",
  "evm_messenger_event",
]

/** Without traces, the stored deployments by contracts stay. */
function withUntraced(batch: Batch, stored: readonly DeploymentRow[]): Batch {
  const { blocks, transactions, transfers, deployments, internalTransactions, messengerEvents, archive } = batch
  if (internalTransactions !== undefined) return batch
  const kept = stored.filter(({ deployerContract }) => deployerContract !== undefined)
  return { blocks, transactions, transfers, deployments: [...deployments, ...kept], messengerEvents, archive }
}

function rowsOf(batch: Batch, isWanted: (number: number) => boolean): ListableRows {
  const { transactions, transfers, deployments, internalTransactions = [], messengerEvents = [] } = batch
  const wanted = <Row extends { readonly blockNumber: number }>(rows: readonly Row[]) =>
    rows.filter(({ blockNumber }) => isWanted(blockNumber))
  return {
    transactions: wanted(transactions),
    transfers: wanted(transfers),
    deployments: wanted(deployments),
    internalTransactions: wanted(internalTransactions),
    messengerEvents: wanted(messengerEvents),
  }
}

/** The sum is wrong by the difference between the stored and the true fees of the blocks. */
async function repairFees(
  transaction: Transaction,
  { chain }: BlockRange,
  { placed, stored }: PlacedBlocks,
  isCounted: (number: number) => boolean,
): Promise<void> {
  const added = placed.reduce((sum, { number, fragment }) => {
    const told = stored.get(number)?.json ?? ""
    // If the stored text lacks the fees, the amount that was added for it is unknown; it is assumed to be right.
    const isKnown = isCounted(number) && fragmentMember(told, "feesSpent") !== ""
    return isKnown ? sum + feesIn([fragment]) - feesIn([told]) : sum
  }, 0n)
  await addFees(transaction, chain, added)
}

/** Counts again the days that had false blocks, or all days of the blocks. */
async function repairCounters(
  transaction: Transaction,
  chain: bigint,
  { placed, stored }: PlacedBlocks,
  isWhole: boolean,
  log: RepairLog,
): Promise<void> {
  const days = new Map<number, number>()
  for (const { number, timestamp } of placed) {
    if (!isWhole && !log.has(number, blockTable.name)) continue
    for (const time of [stored.get(number)?.timestamp ?? timestamp, timestamp])
      days.set(startOfPeriod(time, periods.day), number)
  }
  for (const [day, number] of days) if (await countDayAgain(transaction, chain, day)) log.add(number, counterTable.name)
}
