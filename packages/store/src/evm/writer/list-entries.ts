import type { Value } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import type { List, Listable, ListedKind } from "../lists/list.ts"
import { positionsByKind } from "../lists/position.ts"

/** Rows that can be listed, by kind. */
export type ListableRows = { readonly [Kind in ListedKind]: readonly Listable[Kind][] }

/** A row of `evm_list`: chain, list, key, block, position, sub. */
type EntryRow = readonly [bigint, number, Hex, number, number, number]

/**
 * The list entries of some rows. Entries of one key are adjacent, because they are stored together; `sorted` also orders the keys,
 * which is faster for many rows.
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
    // Loops, because there are six entries per transaction and arrays of arrays take a fifth longer.
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

/** Journal rows of entries for a rollback of blocks from `from` on: chain, block, list, key. */
export function journalOfEntries(entries: readonly EntryRow[], from: number): readonly (readonly Value[])[] {
  const rows: Value[][] = []
  for (const [chain, list, key, block] of entries) if (block >= from) rows.push([chain, block, list, key])
  return rows
}
