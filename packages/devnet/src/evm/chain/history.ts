import type { EvmBlock } from "../block/block.ts"
import type { Hex } from "../codec/hex.ts"
import type { Archive, Table } from "../ports/archive.ts"

/** The location of a transaction. */
export interface TransactionLocation {
  readonly block: EvmBlock
  readonly index: number
}

/** Number of the newest blocks in memory. Fees, tips and the `BLOCKHASH` opcode read them. */
const recent = 256

/** The accepted blocks of a chain by height and hash, and their transactions. */
export class History {
  readonly #blocks: Table<number, EvmBlock>
  readonly #heights: Table<Hex, number>
  /** The heights of transactions by hash. */
  readonly #places: Table<Hex, number>
  readonly #recent = new Map<number, EvmBlock>()
  /** Removed blocks that a later revert to a mark may restore. */
  readonly #aside = new Map<Hex, EvmBlock>()
  /** The height of the first block: 0, or the height at which a fork starts. */
  readonly first: bigint
  #tip: EvmBlock

  /** @param first - the genesis block, or the block at which a fork starts */
  constructor(first: EvmBlock, archive: Archive) {
    this.#blocks = archive.table()
    this.#heights = archive.table()
    this.#places = archive.table()
    this.first = first.header.number
    this.#tip = first
    this.push(first)
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
    const height = this.#places.get(hash)
    if (height === undefined) return undefined
    const block = this.at(BigInt(height)) as EvmBlock
    return { block, index: block.transactions.findIndex((one) => one.hash === hash) }
  }

  push(block: EvmBlock): void {
    const height = Number(block.header.number)
    this.#blocks.set(height, block)
    this.#heights.set(block.hash, height)
    for (const { hash } of block.transactions) this.#places.set(hash, height)
    this.#recent.set(height, block)
    this.#recent.delete(height - recent)
    this.#aside.delete(block.hash)
    this.#tip = block
  }

  /**
   * Removes the blocks above a height, newest first.
   *
   * @param marked - hashes of blocks that a mark refers to: they and the blocks below them are set aside
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
   * Restores an earlier tip and the blocks below it.
   *
   * @param marked - see {@link truncate}
   * @returns the removed blocks, newest first
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

  /** Deletes the blocks that were set aside; no mark refers to them any more. */
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
