/** A sorted list, the least item first. Items that compare as equal are the same item. */
export class Ordered<T> {
  readonly #items: T[] = []
  readonly #compare: (left: T, right: T) => number

  constructor(compare: (left: T, right: T) => number) {
    this.#compare = compare
  }

  get size(): number {
    return this.#items.length
  }

  first(): T | undefined {
    return this.#items[0]
  }

  add(item: T): void {
    this.#items.splice(this.#position(item), 0, item)
  }

  delete(item: T): void {
    const at = this.#position(item)
    const found = this.#items[at]
    if (found !== undefined && this.#compare(found, item) === 0) this.#items.splice(at, 1)
  }

  /** The position where the item is or belongs. */
  #position(item: T): number {
    let low = 0
    let high = this.#items.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#items[middle] as T, item) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
