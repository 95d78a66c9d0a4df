/**
 * A table of values by key, with the methods of a `Map`. Values must be cloneable with `structuredClone`. They are never mutated, and `get` may
 * return an equal copy of the value that was set.
 */
export interface Table<K extends string | number, V> {
  readonly size: number
  get(key: K): V | undefined
  has(key: K): boolean
  set(key: K, value: V): unknown
  delete(key: K): unknown
  keys(): Iterable<K>
  entries(): Iterable<readonly [K, V]>
}

/** Storage for the parts of a chain that grow without bound: blocks, transaction locations, and the trie nodes of all states. */
export interface Archive {
  /** Creates an empty table. */
  table<K extends string | number, V>(): Table<K, V>
}

/** An archive in memory. */
export const memoryArchive: Archive = { table: <K extends string | number, V>() => new Map<K, V>() }
