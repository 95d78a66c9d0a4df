import type { Value } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import type { List, Listable, ListedKind } from "../lists/list.ts"
import { positionsByKind } from "../lists/position.ts"

/** Rows that can be listed, by kind. */
export type ListableRows = { readonly [Kind in ListedKind]: readonly Listable[Kind][] }

/** A row of `evm_list`: chain, list, key, block, position, sub. */
type EntryRow = readonly [bigint, number, Hex, number, number, number]

/**
 * The entries of lists for some rows. Those of one key come one after the other, since they go to the same place; `sorted` has the keys
 * in order too, which pays where there are many.
 */
export function listEntries(
  chain: bigint,
  lists: readonly List[],
  rows: ListableRows,
  { sorted = false }: { readonly sorted?: boolean } = {},
): readonly EntryRow[] {
  const entries: EntryRow[] = []
  for (const list of lists) {
    const byKey = entriesByKey(chain, list, rows[list.of])
    // As loops: there are six for each transaction, and arrays of arrays take a fifth longer.
    for (const key of sorted ? [...byKey.keys()].sort() : byKey.keys())
      for (const entry of byKey.get(key) ?? []) entries.push(entry)
  }
  return entries
}

function entriesByKey<Kind extends ListedKind>(
  chain: bigint,
  list: List<Kind>,
  rows: readonly Listable[Kind][],
): ReadonlyMap<Hex, readonly EntryRow[]> {
  const byKey = new Map<Hex, EntryRow[]>()
  const place = positionsByKind[list.of]
  for (const row of rows) {
    const keys = list.keysOf(row)
    if (keys.length === 0) continue
    const [position, sub] = place(row)
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] as Hex
      if (at > 0 && keys.indexOf(key) < at) continue
      const entry: EntryRow = [chain, list.id, key, row.blockNumber, position, sub]
      const entries = byKey.get(key)
      if (entries === undefined) byKey.set(key, [entry])
      else entries.push(entry)
    }
  }
  return byKey
}

/** What a rollback has to look for, if blocks from `from` were undone: chain, block, list, key. */
export function journalOfEntries(entries: readonly EntryRow[], from: number): readonly (readonly Value[])[] {
  const rows: Value[][] = []
  for (const [chain, list, key, block] of entries) if (block >= from) rows.push([chain, block, list, key])
  return rows
}
