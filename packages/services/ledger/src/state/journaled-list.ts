import type { Journal } from "./journal.ts"

/**
 * A list that changes at its end: blocks by height, containers by index.
 *
 * @example
 * import { Journal, JournaledList } from "@serac/ledger"
 *
 * const heights = new JournaledList<number>(new Journal())
 * heights.push(0)
 * heights.last // 0
 */
export class JournaledList<V> implements Iterable<V> {
  readonly #journal: Journal
  readonly #values: V[] = []

  constructor(journal: Journal) {
    this.#journal = journal
  }

  get length(): number {
    return this.#values.length
  }

  get last(): V | undefined {
    return this.#values.at(-1)
  }

  at(index: number): V | undefined {
    return index < 0 ? undefined : this.#values[index]
  }

  push(value: V): void {
    const values = this.#values
    this.#journal.note(() => values.pop())
    values.push(value)
  }

  /** Takes the last value away and returns it; `undefined` where there is none. */
  pop(): V | undefined {
    const values = this.#values
    if (values.length === 0) return undefined
    const value = values.pop() as V
    this.#journal.note(() => values.push(value))
    return value
  }

  [Symbol.iterator](): IterableIterator<V> {
    return this.#values.values()
  }
}
