import type { Transaction } from "../../engine.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { checkpointOf } from "../checkpoint.ts"
import type { List } from "../lists/list.ts"
import { outdated, type Projection, projectionsOf } from "../projections.ts"
import { countEntries } from "../queries/projections.ts"
import type { Batch } from "../rows.ts"
import { journalTable, listTable } from "../tables.ts"
import { journalOfEntries, listEntries } from "../writer/list-entries.ts"
import { writeProjections } from "../writer/projections.ts"
import type { BlockRange } from "./replace-rows.ts"

/**
 * The numbers of entries that lists need for all blocks below a given one, from the rebuilt rows. A list with this number of entries
 * that contains all of the needed ones has no others.
 */
export interface CountedLists {
  readonly next: number
  /** Entries of the lists that existed and were to be rebuilt at each of the blocks. */
  readonly entries: ReadonlyMap<List, number>
}

/** The inputs of a rebuild for lists. */
export interface ListingAgain {
  /** All available lists. */
  readonly lists: readonly List[]
  /** The entries of the earlier blocks; undefined if not all of them were counted. */
  readonly counted: CountedLists | undefined
  /** Kinds of rows that are rebuilt in this range. */
  readonly kinds: ReadonlySet<DeclaredProjection["of"]>
}

/**
 * Adds missing list entries of rebuilt rows. Only for lists that have all blocks and are to be rebuilt: they stay served meanwhile,
 * and no row is read back for them. The keys are not sorted: sorting took a tenth of the whole time, and existing entries are only
 * read.
 *
 * @returns the number of entries that the lists need.
 */
export async function listAgain(
  transaction: Transaction,
  { chain, from, to }: BlockRange,
  batch: Batch,
  { lists, counted, kinds }: ListingAgain,
): Promise<CountedLists | undefined> {
  const before = from === 0 ? { next: 0, entries: new Map(lists.map((list) => [list, 0])) } : counted
  if (before === undefined || before.next !== from) return undefined
  const stored = await projectionsOf(transaction, chain)
  const { transactions, transfers, deployments, internalTransactions = [], messengerEvents = [] } = batch
  const rows = { transactions, transfers, deployments, internalTransactions, messengerEvents }
  const journalFrom = (await checkpointOf(transaction, chain))?.journalFrom ?? 0
  const after = new Map<List, number>()
  for (const [list, count] of before.entries) {
    if (!kinds.has(list.of) || !isWholeAndOutdated(stored.get(list.name))) continue
    const entries = listEntries(chain, [list], rows)
    await transaction.insertMissing(listTable, entries)
    if (to > journalFrom) await transaction.insertMissing(journalTable, journalOfEntries(entries, journalFrom))
    after.set(list, count + entries.length)
  }
  return { next: to, entries: after }
}

/** Marks lists with exactly the needed entries as rebuilt; the other lists are emptied and rebuilt. */
export async function endListing(transaction: Transaction, chain: bigint, counted: CountedLists): Promise<void> {
  const made: Projection[] = []
  for (const [{ id, name, version }, count] of counted.entries) {
    const stored = await transaction.get<{ entries: number }>(countEntries, { chain, list: id })
    if (stored?.entries === count) made.push({ name, version, nextBlock: null, enabled: 1 })
  }
  await writeProjections(transaction, chain, made)
}

const isWholeAndOutdated = (projection: Projection | undefined) =>
  projection?.version === outdated && projection.nextBlock === null && projection.enabled === 1
