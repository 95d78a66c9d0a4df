import type { Connection } from "../../engine.ts"
import type { SortOrder } from "../filters.ts"
import { textOf } from "../keys.ts"
import type { ListKey } from "../list-keys.ts"
import { largestChunk, smallestChunk } from "./chunk-sizes.ts"
import { type ListPosition, readLists } from "./list.ts"

export type Criterion<Row> = (row: Row) => boolean

/** The rows of entries in any of the lists that pass a filter, in list order. If most rows are filtered out, each read is larger than the last. */
export async function readListedRows<Row>(
  connection: Connection,
  network: number,
  query: {
    readonly lists: readonly ListKey[]
    readonly order: SortOrder
    readonly after?: ListPosition | undefined
    readonly limit: number
    readonly isWanted?: Criterion<Row>
    /** Rows by their IDs, keyed by `textOf` of the ID. */
    readonly rowsOf: (ids: readonly Uint8Array[]) => Promise<ReadonlyMap<string, Row>>
  },
): Promise<readonly { readonly listed: ListPosition; readonly row: Row }[]> {
  const { lists, order, limit, isWanted = () => true, rowsOf } = query
  const found: { readonly listed: ListPosition; readonly row: Row }[] = []
  let after = query.after
  for (let chunk = Math.max(limit, smallestChunk); found.length < limit; chunk = Math.min(largestChunk, chunk * 2)) {
    const page = await readLists(connection, network, lists, { order, after }, chunk)
    const rows = await rowsOf(page.map(({ id }) => id))
    for (const listed of page) {
      const row = rows.get(textOf(listed.id))
      if (row !== undefined && isWanted(row)) found.push({ listed, row })
    }
    if (page.length < chunk) break
    after = page.at(-1)
  }
  return found.slice(0, limit)
}
