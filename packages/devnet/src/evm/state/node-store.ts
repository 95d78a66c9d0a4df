import type { BatchDBOp, DB } from "@ethereumjs/util"
import QuickLRU from "quick-lru"
import type { Table } from "../ports/archive.ts"

/** Number of entries that stay in memory: those near the root are read in each block. */
const maxCached = 2_000

/**
 * Stores the nodes of all tries and the codes of all contracts by the hexadecimal text of their hash. Entries never change, so every state
 * that was once committed can be read. A commit stages its writes first, because a trie also writes intermediate nodes.
 */
export class NodeStore implements DB<string, Uint8Array> {
  readonly #nodes: Table<string, Uint8Array>
  readonly #cache = new QuickLRU<string, Uint8Array>({ maxSize: maxCached })
  #staged: Map<string, Uint8Array> | undefined

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

  async get(key: string): Promise<Uint8Array | undefined> {
    return this.read(key)
  }

  /** The synchronous form of `get`. */
  read(key: string): Uint8Array | undefined {
    const known = this.#staged?.get(key) ?? this.#cache.get(key)
    if (known !== undefined) return known
    const stored = this.#nodes.get(key)
    if (stored !== undefined) this.#cache.set(key, stored)
    return stored
  }

  async put(key: string, value: Uint8Array): Promise<void> {
    if (this.#staged === undefined) this.#store(key, value)
    else this.#staged.set(key, value)
  }

  // States share nodes, so a trie must not delete any.
  async del(): Promise<void> {}

  async batch(operations: BatchDBOp<string, Uint8Array>[]): Promise<void> {
    for (const operation of operations) if (operation.type === "put") await this.put(operation.key, operation.value)
  }

  shallowCopy(): DB<string, Uint8Array> {
    return this
  }

  async open(): Promise<void> {}

  /** Starts staging: later writes need `keep` to be stored. */
  stage(): void {
    this.#staged ??= new Map()
  }

  /** Stores the staged entries that `reach` visits, and discards the others. */
  keep(reach: (staged: (key: string) => Uint8Array | undefined, keep: (key: string) => void) => void): void {
    const staged = this.#staged
    if (staged === undefined) return
    reach(
      (key) => {
        const bytes = staged.get(key)
        return bytes === undefined || this.#nodes.has(key) ? undefined : bytes
      },
      (key) => this.#store(key, staged.get(key) as Uint8Array),
    )
    this.#staged = undefined
  }

  #store(key: string, value: Uint8Array): void {
    this.#nodes.set(key, value)
    this.#cache.set(key, value)
  }

  /** Deletes every node and code whose key is not in the set. */
  retain(keys: ReadonlySet<string>): void {
    this.#cache.clear()
    for (const key of [...this.#nodes.keys()]) if (!keys.has(key)) this.#nodes.delete(key)
  }
}
