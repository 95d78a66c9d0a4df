/** Reads a range directly after an item, or from its beginning; at most `limit` items, in order. */
export type ReadRange<Item> = (after: Item | undefined, limit: number) => Promise<readonly Item[]>

const smallestChunk = 8

/**
 * Merges the first items of several ordered ranges into one ordered list, each of equal items once. With many ranges only a little
 * of each is read first, and more when it is used up.
 *
 * @param compare - 0 for identical items
 */
export async function mergeRanges<Item>(
  ranges: readonly ReadRange<Item>[],
  limit: number,
  compare: (one: Item, other: Item) => number,
): Promise<readonly Item[]> {
  if (limit <= 0 || ranges.length === 0) return []
  const chunk = Math.min(limit, Math.max(smallestChunk, Math.ceil((3 * limit) / ranges.length)))
  const [only] = ranges
  if (ranges.length === 1 && only !== undefined) return only(undefined, limit)
  const heads = await Promise.all(ranges.map((read) => Head.of(read, chunk)))
  const found: Item[] = []
  while (found.length < limit) {
    let first: Head<Item> | undefined
    for (const head of heads) {
      if (head.item !== undefined && (first?.item === undefined || compare(head.item, first.item) < 0)) first = head
    }
    if (first?.item === undefined) break
    const item = first.item
    found.push(item)
    for (const head of heads) {
      if (head.item !== undefined && compare(head.item, item) === 0) await head.next()
    }
  }
  return found
}

/** The read position of a range. */
class Head<Item> {
  readonly #read: ReadRange<Item>
  readonly #chunk: number
  #items: readonly Item[] = []
  #at = 0

  private constructor(read: ReadRange<Item>, chunk: number) {
    this.#read = read
    this.#chunk = chunk
  }

  static async of<Item>(read: ReadRange<Item>, chunk: number): Promise<Head<Item>> {
    const head = new Head(read, chunk)
    head.#items = await read(undefined, chunk)
    return head
  }

  get item(): Item | undefined {
    return this.#items[this.#at]
  }

  async next(): Promise<void> {
    const last = this.item
    this.#at += 1
    if (this.#at < this.#items.length || this.#items.length < this.#chunk) return
    this.#items = await this.#read(last, this.#chunk)
    this.#at = 0
  }
}
