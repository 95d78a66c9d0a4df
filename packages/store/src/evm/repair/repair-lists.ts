import type { Transaction } from "../../engine.ts"
import type { List } from "../lists/list.ts"
import { outdated, type Projection } from "../projections.ts"
import { journalTable, listTable } from "../tables.ts"
import { journalOfEntries, type ListableRows, listEntries } from "../writer/list-entries.ts"
import { withReadableKeys } from "./readable-rows.ts"

/** Whether a projection has a block; false for a projection of another declaration. */
export function hasBlock(
  projection: Projection | undefined,
  { version }: { readonly version: number },
  number: number,
): boolean {
  if (projection === undefined || (projection.version !== version && projection.version !== outdated)) return false
  const { nextBlock } = projection
  return nextBlock === null || number < nextBlock
}

/** The inputs for correcting lists. */
export interface RepairedLists {
  readonly lists: readonly List[]
  readonly projections: ReadonlyMap<string, Projection>
  /** The earlier rows of blocks whose rows were false. */
  readonly before: ListableRows
  /** Rows whose entries must exist. */
  readonly after: ListableRows
  readonly journalFrom: number
}

/** Removes the list entries of false rows, and adds missing entries. */
export async function repairLists(
  transaction: Transaction,
  chain: bigint,
  { lists, projections, before, after, journalFrom }: RepairedLists,
): Promise<void> {
  for (const list of lists) {
    const isListed = ([, , , block]: Entry) => hasBlock(projections.get(list.name), list, block)
    const were = listEntries(chain, [withReadableKeys(list)], before).filter(isListed)
    const are = listEntries(chain, [list], after).filter(isListed)
    const names = new Set(are.map(String))
    await transaction.remove(
      listTable,
      were.filter((entry) => !names.has(String(entry))),
    )
    await transaction.insertMissing(listTable, are)
    await transaction.insertMissing(journalTable, journalOfEntries(are, journalFrom))
  }
}

type Entry = ReturnType<typeof listEntries>[number]
