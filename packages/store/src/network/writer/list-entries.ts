import type { Transaction, Value } from "../../engine.ts"
import { textOf } from "../keys.ts"
import type { ListKey } from "../list-keys.ts"
import { listTable } from "../tables.ts"
import { ClusteredRows } from "./clustered-rows.ts"

/** An item's position and the lists that contain it. */
export interface ListEntry {
  readonly lists: Iterable<ListKey>
  readonly position: number
  /** The item's ID if positions are not unique; otherwise empty. */
  readonly id: Uint8Array
}

/** Rows of `primary_list`, each consisting of its key, grouped by list. */
export function listRows(network: number, entries: Iterable<ListEntry>): readonly (readonly Value[])[] {
  const rows = new ClusteredRows()
  // Most lists occur repeatedly, as the same objects.
  const known = new Map<ListKey, Value[][]>()
  for (const { lists, position, id } of entries) {
    for (const each of lists) {
      const { list, key } = each
      let cluster = known.get(each)
      if (cluster === undefined) {
        cluster = rows.cluster(String.fromCharCode(list) + textOf(key))
        known.set(each, cluster)
      }
      cluster.push([network, list, key, position, id])
    }
  }
  return rows.rows()
}

/** Moves an item from the lists of `before` to those of `after`. */
export class ListChanges {
  readonly #network: number
  readonly #removed: Value[][] = []
  readonly #added: Value[][] = []

  constructor(network: number) {
    this.#network = network
  }

  change(before: ListEntry | undefined, after: ListEntry): void {
    const [old, now] = [this.#rowsOf(before), this.#rowsOf(after)]
    for (const [text, row] of old) if (!now.has(text)) this.#removed.push(row)
    for (const [text, row] of now) if (!old.has(text)) this.#added.push(row)
  }

  async write(transaction: Transaction): Promise<void> {
    await transaction.remove(listTable, this.#removed)
    await transaction.insertMissing(listTable, this.#added)
  }

  #rowsOf(entry: ListEntry | undefined): ReadonlyMap<string, Value[]> {
    if (entry === undefined) return new Map()
    const { lists, position, id } = entry
    return new Map(
      Array.from(lists, ({ list, key }) => [
        `${list} ${position} ${textOf(key)}`,
        [this.#network, list, key, position, id],
      ]),
    )
  }
}
