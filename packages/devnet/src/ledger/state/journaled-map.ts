import type { Table } from "./archive.ts"
import type { Journal } from "./journal.ts"

/**
 * A map whose changes can be reverted. Values are never mutated. The iteration order is not part of the
 * state, since reverting changes it: sort where order matters.
 *
 * @example
 * import { Journal, JournaledMap } from "@serac/devnet/ledger"
 *
 * const names = new JournaledMap<string, string>(new Journal())
 * names.set("2fom", "AVAX").get("2fom") // "AVAX"
 */
export class JournaledMap<K extends string | number, V> implements Iterable<[K, V]> {
  readonly #journal: Journal
  readonly #map: Table<K, V>

  /** @param table - stores the values; by default in memory */
  constructor(journal: Journal, table: Table<K, V> = new Map<K, V>()) {
    this.#journal = journal
    this.#map = table
  }

  get size(): number {
    return this.#map.size
  }

  get(key: K): V | undefined {
    return this.#map.get(key)
  }

  has(key: K): boolean {
    return this.#map.has(key)
  }

  set(key: K, value: V): this {
    const map = this.#map
    if (this.#journal.isRecording) {
      const before = map.get(key)
      if (before !== undefined || map.has(key)) this.#journal.note(() => map.set(key, before as V))
      else this.#journal.note(() => map.delete(key))
    }
    map.set(key, value)
    return this
  }

  /** Deletes a key. @returns whether the key was present. */
  delete(key: K): boolean {
    const map = this.#map
    if (!map.has(key)) return false
    const before = map.get(key) as V
    this.#journal.note(() => map.set(key, before))
    return map.delete(key)
  }

  keys(): IterableIterator<K> {
    return this.#map.keys()
  }

  values(): IterableIterator<V> {
    return this.#map.values()
  }

  [Symbol.iterator](): IterableIterator<[K, V]> {
    return this.#map.entries()
  }
}
