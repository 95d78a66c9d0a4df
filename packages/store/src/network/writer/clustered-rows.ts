import type { Value } from "../../engine.ts"
import { textOf } from "../keys.ts"

/**
 * Groups rows of a table that is one tree by the first columns of their key. Rows of one group go to the same pages, which halves
 * the time; comparing all rows would take that time again, so rows are only grouped by equal columns.
 */
export class ClusteredRows {
  readonly #clusters = new Map<string, Value[][]>()

  /** The rows with the same first columns, for appending. @param start - the first columns, as text of the same order. */
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

/** Sorts items by keys that are as random as hashes. */
export function inKeyOrder<Item>(items: readonly Item[], keyOf: (item: Item) => Uint8Array): readonly Item[] {
  const byKey = items.map((item) => ({ item, text: textOf(keyOf(item)) }))
  byKey.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
  return byKey.map(({ item }) => item)
}
