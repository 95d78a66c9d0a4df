import type { ChainReader, Hex, List, ListCursor, ListedKind, ListRange, StoredOf } from "@serac/store"

/** Maximum items per read. */
const largestStretch = 1_000

/** A range of a list. */
export interface SourceRange extends Omit<ListRange, "limit"> {
  /** Items of the first read; each further read doubles the number. */
  readonly stretch: number
}

/** A list of an address, read on demand. */
export class ListSource<Kind extends ListedKind> {
  readonly #reader: ChainReader
  readonly #list: List<Kind>
  readonly #key: Hex
  readonly #range: SourceRange
  readonly #cursor: (item: StoredOf[Kind]) => ListCursor
  #stretch: number
  #after: ListCursor | undefined
  #items: readonly StoredOf[Kind][] = []
  #at = 0
  #isRead = false

  /** @param cursor - the position of an item. */
  constructor(
    reader: ChainReader,
    list: List<Kind>,
    key: Hex,
    range: SourceRange,
    cursor: (item: StoredOf[Kind]) => ListCursor,
  ) {
    this.#reader = reader
    this.#list = list
    this.#key = key
    this.#range = range
    this.#cursor = cursor
    this.#stretch = range.stretch
    this.#after = range.after
  }

  /** The next item; undefined at the end. */
  async peek(): Promise<StoredOf[Kind] | undefined> {
    if (this.#at === this.#items.length && !this.#isRead) await this.#read()
    return this.#items[this.#at]
  }

  /** Moves to the next item. */
  skip(): void {
    this.#at += 1
  }

  async #read(): Promise<void> {
    const limit = this.#stretch
    this.#items = await this.#reader.listed(this.#list, this.#key, { ...this.#range, after: this.#after, limit })
    this.#at = 0
    this.#isRead = this.#items.length < limit
    this.#stretch = Math.min(2 * limit, largestStretch)
    const last = this.#items.at(-1)
    if (last !== undefined) this.#after = this.#cursor(last)
  }
}
