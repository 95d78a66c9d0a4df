/**
 * Values by key, as a `Map` has them. Values are plain: what `structuredClone` makes an equal of. They are never changed in place, and
 * what is read may be another object than what was written.
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

/** Where a chain keeps what grows for ever: blocks, where transactions are, and the nodes of all states. */
export interface Archive {
  /** A new table, empty. */
  table<K extends string | number, V>(): Table<K, V>
}

/** Keeps everything in memory. */
export const memoryArchive: Archive = { table: <K extends string | number, V>() => new Map<K, V>() }
