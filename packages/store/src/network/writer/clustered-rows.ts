import type { Value } from "../../engine.ts"
import { textOf } from "../keys.ts"

/**
 * Rows of a table that is one tree, brought into the order of the first columns of their key. Rows that stand together go to
 * the same pages, which takes half of the time; to compare rows with each other would take that again, so that they are only
 * put with those that have the same columns.
 */
export class ClusteredRows {
  readonly #clusters = new Map<string, Value[][]>()

  /** The rows that begin alike, for others to be added. @param start - the first columns, as a text that orders as they do. */
  cluster(start: string): Value[][] {
    let rows = this.#clusters.get(start)
    if (rows === undefined) {
      rows = []
      this.#clusters.set(start, rows)
    }
    return rows
  }

  rows(): readonly (readonly Value[])[] {
    const starts = [...this.#clusters.keys()].sort()
    return starts.flatMap((start) => this.#clusters.get(start) ?? [])
  }
}

/** Items in the order of keys that are as random as hashes. */
export function inKeyOrder<Item>(items: readonly Item[], keyOf: (item: Item) => Uint8Array): readonly Item[] {
  const byKey = items.map((item) => ({ item, text: textOf(keyOf(item)) }))
  byKey.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
  return byKey.map(({ item }) => item)
}
