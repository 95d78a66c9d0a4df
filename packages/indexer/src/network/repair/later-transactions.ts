import { nonsense } from "../../core/index.ts"
import type { BlockOf } from "../node/chain-blocks.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { blockKind, readPlatformBlocks, transactionsOf } from "../p/block-reader.ts"
import { hexKey } from "../p/keys.ts"

const maxLaterBytes = 64 * 1024 * 1024

/** The transactions of a chain's blocks above a height. */
export class LaterTransactions {
  readonly #chain: "P" | "X"
  readonly #node: Pick<NetworkNode, "blocks">
  /** The next block to read: at first the last one below. */
  #next: number
  readonly #bound: number
  readonly #ids = new Set<string>()
  /** The reading before, which a later one waits for: each block is read once. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(chain: "P" | "X", node: Pick<NetworkNode, "blocks">, bound: number) {
    this.#chain = chain
    this.#node = node
    this.#bound = bound
    this.#next = Math.max(0, bound)
  }

  /**
   * IDs of the transactions above the bound and up to a height, in hexadecimal, with those of the stakers that they reward, whose UTXOs carry
   * them.
   *
   * @throws NodeFault
   */
  upTo(height: number, signal: AbortSignal): Promise<ReadonlySet<string>> {
    const read = () => this.#readUpTo(height, signal)
    const ids = this.#last.then(read, read)
    this.#last = ids
    return ids
  }

  async #readUpTo(height: number, signal: AbortSignal): Promise<ReadonlySet<string>> {
    while (height > this.#bound && this.#next <= height) {
      const { value } = await this.#node.blocks(this.#chain, this.#next, height + 1 - this.#next, signal, maxLaterBytes)
      if (value.length === 0) throw nonsense(`no block at height ${this.#next} of the ${this.#chain}-Chain`)
      for (const block of value)
        for (const id of transactionIds(block, block.height > this.#bound)) this.#ids.add(hexKey(id))
      this.#next += value.length
    }
    return this.#ids
  }
}

/** @param isLater - false for the last block below, of which a proposal may have its outcome in the next block. */
function transactionIds(block: BlockOf["P" | "X"], isLater: boolean): readonly Uint8Array[] {
  if ("block" in block) return isLater ? block.block.transactions.map(({ id }) => id) : []
  const { height, parentId, arrived } = block
  return readPlatformBlocks([arrived], { height, parentId })
    .map(blockKind)
    .flatMap((kind) => (isLater ? transactionsOf(kind) : kind.kind === "proposal" ? [kind.proposal] : []))
    .flatMap(({ id, unsigned }) => (unsigned.type === "RewardValidatorTx" ? [id, unsigned.txID] : [id]))
}
