/**
 * A table of values by key, with the methods of a `Map`. Values must be cloneable with `structuredClone`. They are never mutated, and `get` may
 * return an equal copy of the value that was set.
 */
export interface Table<K extends string | number, V> {
  readonly size: number
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
  /** Deletes a key. @returns whether the key was present. */
  delete(key: K): boolean
  keys(): IterableIterator<K>
  values(): IterableIterator<V>
  entries(): IterableIterator<[K, V]>
}

/** Storage for the parts of a ledger that grow without bound and are rarely read: blocks and the locations of transactions. */
export interface Archive {
  /** Creates an empty table. */
  table<K extends string | number, V>(): Table<K, V>
}

/**
 * An archive in memory.
 *
 * @example
 * import { memoryArchive } from "@serac/devnet/ledger"
 *
 * const heights = memoryArchive.table<string, number>()
 * heights.set("2fom", 7)
 * heights.get("2fom") // 7
 */
export const memoryArchive: Archive = { table: <K extends string | number, V>() => new Map<K, V>() }
