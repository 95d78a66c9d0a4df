import type { EvmBlock } from "../block/block.ts"
import type { Hex } from "../codec/hex.ts"

/** Where a transaction is. */
export interface TransactionPlace {
  readonly block: EvmBlock
  readonly index: number
}

/** The accepted blocks of a chain, one after the other, by height and by hash, and their transactions. */
export class History {
  #blocks: EvmBlock[]
  readonly #byHash = new Map<Hex, EvmBlock>()
  readonly #places = new Map<Hex, TransactionPlace>()

  constructor(genesis: EvmBlock) {
    this.#blocks = []
    this.push(genesis)
  }

  get tip(): EvmBlock {
    return this.#blocks.at(-1) as EvmBlock
  }

  at(height: bigint): EvmBlock | undefined {
    return this.#blocks[Number(height)]
  }

  byHash(hash: Hex): EvmBlock | undefined {
    return this.#byHash.get(hash)
  }

  transaction(hash: Hex): TransactionPlace | undefined {
    return this.#places.get(hash)
  }

  push(block: EvmBlock): void {
    this.#blocks.push(block)
    this.#byHash.set(block.hash, block)
    for (const [index, { hash }] of block.transactions.entries()) this.#places.set(hash, { block, index })
  }

  /** Takes the newest blocks away down to a height, newest first. */
  truncate(height: bigint): readonly EvmBlock[] {
    const removed = this.#blocks.splice(Number(height) + 1).reverse()
    for (const block of removed) {
      this.#byHash.delete(block.hash)
      for (const { hash } of block.transactions) this.#places.delete(hash)
    }
    return removed
  }

  /** Makes a block that was once here the tip again, with those before it. @returns the blocks that are gone, newest first */
  goTo(tip: EvmBlock): readonly EvmBlock[] {
    const missing: EvmBlock[] = []
    let block: EvmBlock | undefined = tip
    while (block !== undefined && this.at(block.header.number) !== block) {
      missing.push(block)
      block = block.parent
    }
    const removed = this.truncate(block?.header.number ?? -1n)
    for (const one of missing.reverse()) this.push(one)
    return removed
  }
}
