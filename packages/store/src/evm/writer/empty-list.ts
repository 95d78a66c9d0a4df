import type { Transaction } from "../../engine.ts"
import type { List } from "../lists/list.ts"
import { deleteEntriesBefore, deleteList, listEntryAt } from "../queries/projections.ts"

/** Maximum number of rows deleted in one transaction. */
export const maxEntries = 20_000

interface PositionedEntry {
  readonly key: Uint8Array
  readonly block: number
  readonly position: number
  readonly sub: number
}

/** Deletes a bounded number of a list's entries. Returns whether none is left. */
export async function emptyList(transaction: Transaction, chain: bigint, { id }: List): Promise<boolean> {
  const next = await transaction.get<PositionedEntry>(listEntryAt, { chain, list: id, offset: maxEntries })
  if (next === undefined) await transaction.run(deleteList, { chain, list: id })
  else await transaction.run(deleteEntriesBefore, { chain, list: id, ...next })
  return next === undefined
}
