import type { Table } from "./archive.ts"
import type { Journal } from "./journal.ts"

/** The number of the newest values that always stay in memory. */
const recent = 128

/**
 * A list that changes at its end: blocks by height, containers by index. With a table, older values move there from memory.
 *
 * @example
 * import { Journal, JournaledList } from "@serac/devnet/ledger"
 *
 * const heights = new JournaledList<number>(new Journal())
 * heights.push(0)
 * heights.last // 0
 */
export class JournaledList<V> implements Iterable<V> {
  readonly #journal: Journal
  /** The values before those in memory, by index. */
  readonly #older: Table<number, V> | undefined
  #values: V[] = []

  /** @param older - the table for older values; by default all values stay in memory */
  constructor(journal: Journal, older?: Table<number, V>) {
    this.#journal = journal
    this.#older = older
  }

  get length(): number {
    return this.#begin + this.#values.length
  }

  get last(): V | undefined {
    return this.at(this.length - 1)
  }

  at(index: number): V | undefined {
    if (index < 0) return undefined
    return index < this.#begin ? this.#older?.get(index) : this.#values[index - this.#begin]
  }

  push(value: V): void {
    this.#journal.note(() => this.#take())
    this.#put(value)
  }

  /** Removes and returns the last value; `undefined` if the list is empty. */
  pop(): V | undefined {
    if (this.length === 0) return undefined
    const value = this.#take()
    this.#journal.note(() => this.#put(value))
    return value
  }

  *[Symbol.iterator](): IterableIterator<V> {
    for (let index = 0; index < this.length; index++) yield this.at(index) as V
  }

  /** Index of the first value in memory. */
  get #begin(): number {
    return this.#older?.size ?? 0
  }

  #put(value: V): void {
    this.#values.push(value)
    if (this.#older === undefined || this.#values.length < 2 * recent) return
    for (const old of this.#values.slice(0, recent)) this.#older.set(this.#older.size, old)
    this.#values = this.#values.slice(recent)
  }

  #take(): V {
    if (this.#values.length > 0) return this.#values.pop() as V
    const index = this.#begin - 1
    const value = this.#older?.get(index) as V
    this.#older?.delete(index)
    return value
  }
}
