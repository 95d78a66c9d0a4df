import type { UsageCount, UsageResolution } from "@serac/store"
import { type Cell, cellJson, cellKey, overflowOf } from "./cell.ts"
import { Tally } from "./tally.ts"

interface Counted {
  readonly cell: Cell
  readonly tally: Tally
  /** Whether the counts have changed since they were last taken. */
  isChanged: boolean
}

/** The cells of one interval: a limited number, and one overflow cell per subject beyond it. */
export class IntervalCells {
  readonly #most: number
  readonly #cells = new Map<string, Counted>()

  /** @param most maximum cells before further ones are counted together */
  constructor(most: number) {
    this.#most = most
  }

  /** The counts of a cell, or of its overflow cell. */
  of(cell: Cell): Tally {
    const key = cellKey(cell)
    const found = this.#cells.get(key) ?? this.#make(key, cell)
    found.isChanged = true
    return found.tally
  }

  get all(): Iterable<Counted> {
    return this.#cells.values()
  }

  get isChanged(): boolean {
    return [...this.#cells.values()].some(({ isChanged }) => isChanged)
  }

  /** The rows of cells that have changed since the last call. */
  takeChanged(
    interval: { readonly resolution: UsageResolution; readonly start: number },
    writer: string,
  ): UsageCount[] {
    const rows: UsageCount[] = []
    for (const counted of this.#cells.values()) {
      if (!counted.isChanged) continue
      counted.isChanged = false
      const { cell, tally } = counted
      rows.push({ subject: cell.subject, ...interval, cell: cellJson(cell), writer, ...tally.row() })
    }
    return rows
  }

  /** Marks all cells as changed, since the taken rows were not stored. */
  markAll(): void {
    for (const counted of this.#cells.values()) counted.isChanged = true
  }

  #make(key: string, cell: Cell): Counted {
    const isFull = this.#cells.size >= this.#most
    const shared = isFull ? overflowOf(cell) : cell
    const name = isFull ? cellKey(shared) : key
    let counted = this.#cells.get(name)
    if (counted === undefined) {
      counted = { cell: shared, tally: new Tally(), isChanged: true }
      this.#cells.set(name, counted)
    }
    return counted
  }
}
