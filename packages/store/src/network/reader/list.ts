import type { Connection } from "../../engine.ts"
import { bytesFromHex } from "../../hex.ts"
import { beyond } from "../../queries/query.ts"
import type { SortOrder } from "../filters.ts"
import { distinct, emptyBytes, textOf } from "../keys.ts"
import type { ListKey } from "../list-keys.ts"
import { listNewestFirst, listOldestFirst, nextListKey } from "../queries/lists.ts"
import { mergeRanges, type ReadRange } from "./merge.ts"

/** The position of a list entry. */
export interface ListPosition {
  readonly position: number
  readonly id: Uint8Array
}

/** A range of lists, and its order. */
export interface ListRange {
  readonly order: SortOrder
  /** The position directly before the range. */
  readonly after?: ListPosition | undefined
  /** The lowest and the highest position, both inclusive. */
  readonly lowest?: number
  readonly highest?: number
}

/** Above every ID. */
export const highestId: Uint8Array = new Uint8Array(64).fill(0xff)

/** The entries in any of the lists, each once, in order. */
export function readLists(
  connection: Connection,
  network: number,
  lists: readonly ListKey[],
  stretch: ListRange,
  limit: number,
): Promise<readonly ListPosition[]> {
  const direction = stretch.order === "asc" ? 1 : -1
  return mergeRanges(
    distinct(lists, ({ list, key }) => `${list} ${textOf(key)}`).map((list) =>
      listRange(connection, network, list, stretch),
    ),
    limit,
    (one, other) => direction * compareListed(one, other),
  )
}

/**
 * The lists that have entries: each step goes from one non-empty list to the next, so that empty lists between them cost nothing.
 *
 * @param lists - all of one kind
 */
export async function listsWithItems(
  connection: Connection,
  network: number,
  lists: readonly ListKey[],
): Promise<readonly ListKey[]> {
  const sorted = [...lists].sort((one, other) => Buffer.compare(one.key, other.key))
  const last = sorted.at(-1)?.key ?? emptyBytes
  const found: ListKey[] = []
  for (let at = 0; at < sorted.length; ) {
    const { list, key } = sorted[at] as ListKey
    const next = await connection.get<{ key: Uint8Array }>(nextListKey, { network, list, key, last })
    if (next === undefined) break
    // The lists below the next key are empty.
    while (at < sorted.length && Buffer.compare((sorted[at] as ListKey).key, next.key) < 0) at += 1
    const reached = sorted[at]
    if (reached === undefined || Buffer.compare(reached.key, next.key) !== 0) continue
    found.push(reached)
    at += 1
  }
  return found
}

/** Ascending by position, then by ID. */
export function compareListed(one: ListPosition, other: ListPosition): number {
  return one.position - other.position || Buffer.compare(one.id, other.id)
}

function listRange(
  connection: Connection,
  network: number,
  { list, key }: ListKey,
  { order, after, lowest = 0, highest = beyond - 1 }: ListRange,
): ReadRange<ListPosition> {
  const [query, start, bound] =
    order === "asc"
      ? [listOldestFirst, { position: lowest - 1, id: highestId }, highest]
      : [listNewestFirst, { position: highest + 1, id: emptyBytes }, lowest]
  // A cursor before the range has no effect.
  const isWithin = (at: ListPosition) => (order === "asc" ? compareListed(at, start) > 0 : compareListed(at, start) < 0)
  const begin = after !== undefined && isWithin(after) ? after : start
  return (last, limit) => {
    const { position, id } = last ?? begin
    return connection.all<ListPosition>(query, { network, list, key, position, id, bound, limit })
  }
}

/** The bytes of a cursor's hexadecimal text, with or without `0x`. */
export function bytesOfCursor(hex: string): Uint8Array {
  return bytesFromHex(hex.startsWith("0x") ? hex : `0x${hex}`)
}
