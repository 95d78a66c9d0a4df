import type { EvmBlock } from "../block/block.ts"
import type { Hex } from "../codec/hex.ts"
import type { Archive, Table } from "../ports/archive.ts"

/** Where a transaction is. */
export interface TransactionLocation {
  readonly block: EvmBlock
  readonly index: number
}

/** How many of the newest blocks stay in memory: what fees, tips and the hashes that code asks for are read of. */
const recent = 256

/** The accepted blocks of a chain, one after the other, by height and by hash, and their transactions. */
export class History {
  readonly #blocks: Table<number, EvmBlock>
  readonly #heights: Table<Hex, number>
  readonly #places: Table<Hex, readonly [height: number, index: number]>
  readonly #recent = new Map<number, EvmBlock>()
  /** Blocks that are no more of the chain, but may be again. */
  readonly #aside = new Map<Hex, EvmBlock>()
  #tip: EvmBlock

  constructor(genesis: EvmBlock, archive: Archive) {
    this.#blocks = archive.table()
    this.#heights = archive.table()
    this.#places = archive.table()
    this.#tip = genesis
    this.push(genesis)
  }

  get tip(): EvmBlock {
    return this.#tip
  }

  at(height: bigint): EvmBlock | undefined {
    const key = Number(height)
    return this.#recent.get(key) ?? this.#blocks.get(key)
  }

  byHash(hash: Hex): EvmBlock | undefined {
    const height = this.#heights.get(hash)
    return height === undefined ? undefined : this.at(BigInt(height))
  }

  transaction(hash: Hex): TransactionLocation | undefined {
    const place = this.#places.get(hash)
    if (place === undefined) return undefined
    const [height, index] = place
    return { block: this.at(BigInt(height)) as EvmBlock, index }
  }

  push(block: EvmBlock): void {
    const height = Number(block.header.number)
    this.#blocks.set(height, block)
    this.#heights.set(block.hash, height)
    for (const [index, { hash }] of block.transactions.entries()) this.#places.set(hash, [height, index])
    this.#recent.set(height, block)
    this.#recent.delete(height - recent)
    this.#aside.delete(block.hash)
    this.#tip = block
  }

  /**
   * Takes the newest blocks away down to a height, newest first.
   *
   * @param marked - hashes of blocks that somebody may go back to: they and those before them are set aside
   */
  truncate(height: bigint, marked: ReadonlySet<Hex>): readonly EvmBlock[] {
    const removed: EvmBlock[] = []
    let isNeeded = false
    for (let at = this.#tip.header.number; at > height; at--) {
      const block = this.at(at) as EvmBlock
      isNeeded ||= marked.has(block.hash)
      if (isNeeded) this.#aside.set(block.hash, block)
      this.#remove(block)
      removed.push(block)
    }
    if (removed.length > 0) this.#tip = this.at(height) as EvmBlock
    return removed
  }

  /**
   * Makes a block that was once here the tip again, with those before it.
   *
   * @param marked - see {@link truncate}
   * @returns the blocks that are gone, newest first
   */
  goTo(tip: EvmBlock, marked: ReadonlySet<Hex>): readonly EvmBlock[] {
    const missing: EvmBlock[] = []
    let block = tip
    while (!this.#heights.has(block.hash)) {
      missing.push(block)
      const { parentHash } = block.header
      block = (this.#aside.get(parentHash) ?? this.byHash(parentHash)) as EvmBlock
    }
    const removed = this.truncate(block.header.number, marked)
    for (const one of missing.reverse()) this.push(one)
    return removed
  }

  /** Nobody goes back any more to what was set aside. */
  forgetAside(): void {
    this.#aside.clear()
  }

  #remove({ header, hash, transactions }: EvmBlock): void {
    const height = Number(header.number)
    this.#blocks.delete(height)
    this.#heights.delete(hash)
    for (const { hash } of transactions) this.#places.delete(hash)
    this.#recent.delete(height)
  }
}
