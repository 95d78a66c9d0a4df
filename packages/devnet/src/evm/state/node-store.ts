import type { BatchDBOp, DB } from "@ethereumjs/util"
import type { Table } from "../ports/archive.ts"

/**
 * Stores the nodes of all tries and the codes of all contracts by the hexadecimal text of their hash. Entries never change, so every state
 * that was once committed can be read. A commit stages its writes first, because a trie also writes intermediate nodes.
 */
export class NodeStore implements DB<string, Uint8Array> {
  readonly #nodes: Table<string, Uint8Array>
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
    return this.#staged?.get(key) ?? this.#nodes.get(key)
  }

  async put(key: string, value: Uint8Array): Promise<void> {
    ;(this.#staged ?? this.#nodes).set(key, value)
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
      (key) => (this.#nodes.has(key) ? undefined : staged.get(key)),
      (key) => this.#nodes.set(key, staged.get(key) as Uint8Array),
    )
    this.#staged = undefined
  }

  /** Deletes every node and code whose key is not in the set. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of [...this.#nodes.keys()]) if (!keys.has(key)) this.#nodes.delete(key)
  }
}
