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
 * How many entries lists have of all blocks below one, as the rows that were made anew tell. A list with as many entries as that, among
 * which are all of those, has nothing else.
 */
export interface CountedLists {
  readonly next: number
  /** Of those lists that were there, and were to be made anew, with each of the blocks. */
  readonly entries: ReadonlyMap<List, number>
}

/** What of a rebuild goes on to lists. */
export interface ListingAgain {
  /** All that there are. */
  readonly lists: readonly List[]
  /** How many entries the blocks before have; undefined where not all of them were counted. */
  readonly counted: CountedLists | undefined
  /** Kinds of rows that the stretch is made anew of. */
  readonly kinds: ReadonlySet<DeclaredProjection["of"]>
}

/**
 * Adds what lists lack of rows that are made anew. Only of lists that have all blocks and are to be made anew: so they are served meanwhile,
 * and no row is read back for them. The keys are not sorted: that took a tenth of it all, and what is there already is only looked at.
 *
 * @returns how many entries they have to have.
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

/** Says of lists that have what they should have, and nothing else, that they are made; the others are emptied and made. */
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
