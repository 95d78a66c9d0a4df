import { UnreadableAnswer, UnreadableBlockError } from "../core/backfill/index.ts"
import { type Clock, NodeFault } from "../core/index.ts"
import type { ChainBlock } from "./chain-block.ts"

/** A block counts as unreadable after it contradicted the stored state this many times, over this many milliseconds. */
const enoughAttempts = 8
const longEnough = 30_000

/**
 * Finds an invalid block in a batch: the batch is stored up to that block. A block may also be refused because a node has
 * not returned all of its data yet, so it is fetched again for a while.
 */
export class RefusedBlock<Block extends ChainBlock> {
  readonly #clock: Clock
  readonly #bytesOf: (block: Block) => Uint8Array
  readonly #onRefused: (block: Block, fault: NodeFault) => void
  /** `since` by the clock's `elapsed`. */
  #known: { readonly height: number; readonly attempts: number; readonly since: number } | undefined

  /** @param onRefused - receives each refused block, each time. */
  constructor(
    clock: Clock,
    bytesOf: (block: Block) => Uint8Array,
    onRefused: (block: Block, fault: NodeFault) => void,
  ) {
    this.#clock = clock
    this.#bytesOf = bytesOf
    this.#onRefused = onRefused
  }

  /**
   * Stores blocks at once; if one of them is refused, stores those before it.
   *
   * @param previous - the storing of the blocks before them.
   * @throws NodeFault why the block was refused.
   * @throws UnreadableBlockError after enough refusals.
   */
  async store(
    blocks: readonly Block[],
    store: (blocks: readonly Block[], previous: Promise<void>) => Promise<void>,
    previous = Promise.resolve(),
  ): Promise<void> {
    try {
      await store(blocks, previous)
    } catch (error) {
      if (!(error instanceof NodeFault) || error.kind !== "nonsense") throw error
      // An error of the previous blocks is not the fault of these.
      await previous
      const half = blocks.length >> 1
      if (half === 0) throw this.#refused(blocks[0] as Block, error)
      await this.store(blocks.slice(0, half), store)
      await this.store(blocks.slice(half), store)
    }
  }

  #refused(block: Block, fault: NodeFault): NodeFault | UnreadableBlockError {
    this.#onRefused(block, fault)
    const { height } = block
    const now = this.#clock.elapsed()
    const before = this.#known?.height === height ? this.#known : { attempts: 0, since: now }
    const known = { height, attempts: before.attempts + 1, since: before.since }
    this.#known = known
    const waited = now - known.since
    if (known.attempts < enoughAttempts || waited < longEnough) return fault
    const answer = new UnreadableAnswer(this.#bytesOf(block))
    const since = this.#clock.now() - waited
    return new UnreadableBlockError({ number: height, reason: fault.message, attempts: known.attempts, since, answer })
  }
}
