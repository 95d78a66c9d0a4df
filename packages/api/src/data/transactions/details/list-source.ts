import type { ChainReader, Hex, List, ListCursor, ListedKind, ListRange, StoredOf } from "@serac/store"

/** Items that are read at once at most. */
const largestStretch = 1_000

/** What of a list is read. */
export interface SourceRange extends Omit<ListRange, "limit"> {
  /** How many items are read at first: more each time that there are more. */
  readonly stretch: number
}

/** A list of an address, read as far as it is looked at. */
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

  /** @param cursor - where the list goes on after an item. */
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

  /** Goes on to the next item. */
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
