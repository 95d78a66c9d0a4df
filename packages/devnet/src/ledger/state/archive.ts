/**
 * Values by key, as a `Map` has them. Values are plain: what `structuredClone` makes an equal of. They are never changed in place, and
 * what is read may be another object than what was written.
 */
export interface Table<K extends string | number, V> {
  readonly size: number
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
  /** Whether there was something to delete. */
  delete(key: K): boolean
  keys(): IterableIterator<K>
  values(): IterableIterator<V>
  entries(): IterableIterator<[K, V]>
}

/** Where ledgers keep what is asked for seldom and grows for ever: blocks, and where transactions are. */
export interface Archive {
  /** A new table, empty. */
  table<K extends string | number, V>(): Table<K, V>
}

/**
 * Keeps everything in memory.
 *
 * @example
 * import { memoryArchive } from "@serac/devnet/ledger"
 *
 * const heights = memoryArchive.table<string, number>()
 * heights.set("2fom", 7)
 * heights.get("2fom") // 7
 */
export const memoryArchive: Archive = { table: <K extends string | number, V>() => new Map<K, V>() }
