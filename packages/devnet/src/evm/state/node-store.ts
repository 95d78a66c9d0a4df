import QuickLRU from "quick-lru"
import type { Table } from "../ports/archive.ts"

/** Number of entries that stay in memory: those near the root are read in each block. */
const maxCached = 2_000

/**
 * Stores the nodes of all tries and the codes of all contracts by the hexadecimal text of their hash. Entries never change, so every state
 * that was once committed can be read.
 */
export class NodeStore {
  readonly #nodes: Table<string, Uint8Array>
  readonly #cache = new QuickLRU<string, Uint8Array>({ maxSize: maxCached })

  /** @param nodes - the table that stores the entries */
  constructor(nodes: Table<string, Uint8Array>) {
    this.#nodes = nodes
  }

  /** The number of stored nodes and codes. */
  get size(): number {
    return this.#nodes.size
  }

  /** All stored entries. */
  entries(): Iterable<readonly [string, Uint8Array]> {
    return this.#nodes.entries()
  }

  read(key: string): Uint8Array | undefined {
    const known = this.#cache.get(key)
    if (known !== undefined) return known
    const stored = this.#nodes.get(key)
    if (stored !== undefined) this.#cache.set(key, stored)
    return stored
  }

  write(key: string, value: Uint8Array): void {
    // What is in the cache is stored.
    if (this.#cache.has(key)) return
    this.#nodes.set(key, value)
    this.#cache.set(key, value)
  }

  /** Deletes every node and code whose key is not in the set. */
  retain(keys: ReadonlySet<string>): void {
    this.#cache.clear()
    for (const key of [...this.#nodes.keys()]) if (!keys.has(key)) this.#nodes.delete(key)
  }
}
