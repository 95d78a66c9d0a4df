import type { BatchDBOp, DB } from "@ethereumjs/util"
import type { Table } from "../ports/archive.ts"

/**
 * Where the nodes of all tries and the codes of all contracts are, by the hexadecimal text of their hash. Nothing is ever changed, so every state
 * that was once committed can be read. What a commit writes is staged, because a trie writes every step on the way to its root.
 */
export class NodeStore implements DB<string, Uint8Array> {
  readonly #nodes: Table<string, Uint8Array>
  #staged: Map<string, Uint8Array> | undefined

  /** @param nodes - where they are */
  constructor(nodes: Table<string, Uint8Array>) {
    this.#nodes = nodes
  }

  /** Nodes and codes that are kept. */
  get size(): number {
    return this.#nodes.size
  }

  /** Everything that is kept. */
  entries(): Iterable<readonly [string, Uint8Array]> {
    return this.#nodes.entries()
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return this.read(key)
  }

  /** The same at once. */
  read(key: string): Uint8Array | undefined {
    return this.#staged?.get(key) ?? this.#nodes.get(key)
  }

  async put(key: string, value: Uint8Array): Promise<void> {
    ;(this.#staged ?? this.#nodes).set(key, value)
  }

  // Nodes are shared by states, so that none is taken out by a trie.
  async del(): Promise<void> {}

  async batch(operations: BatchDBOp<string, Uint8Array>[]): Promise<void> {
    for (const operation of operations) if (operation.type === "put") await this.put(operation.key, operation.value)
  }

  shallowCopy(): DB<string, Uint8Array> {
    return this
  }

  async open(): Promise<void> {}

  /** From now on what is written waits for `keep`. */
  stage(): void {
    this.#staged ??= new Map()
  }

  /** Keeps what can be reached among the staged, as the caller tells by walking; the rest is forgotten. */
  keep(reach: (staged: (key: string) => Uint8Array | undefined, keep: (key: string) => void) => void): void {
    const staged = this.#staged
    if (staged === undefined) return
    reach(
      (key) => (this.#nodes.has(key) ? undefined : staged.get(key)),
      (key) => this.#nodes.set(key, staged.get(key) as Uint8Array),
    )
    this.#staged = undefined
  }

  /** Forgets every node and code that is not in a set of keys. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of [...this.#nodes.keys()]) if (!keys.has(key)) this.#nodes.delete(key)
  }
}
