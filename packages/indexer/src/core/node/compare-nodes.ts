import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import { NodesDifferError } from "../nodes-differ-error.ts"

/** So often the heads of several nodes are compared, in milliseconds. */
const comparedEvery = 30_000
/** A difference counts when it shows in so many comparisons, so many milliseconds apart: a block may still be replaced on one node. */
const confirmations = 3
const confirmPause = 15_000
/** Milliseconds that a start waits for the first comparison. */
const firstLimit = 5_000

/** Which block a node has at a height: one that verifies. */
export interface NodeBlock {
  readonly host: string
  /** As it is shown to an operator. */
  readonly hash: string
}

/** What nodes are compared by. */
export interface NodeComparisonOptions {
  /** Of which chain: as `chain 43114`. */
  readonly subject: string
  /** What an operator may do where the stored blocks are the wrong ones. */
  readonly reset: string
  /** The height that is compared: that of the last stored block. Undefined while there is none. */
  readonly height: () => number | undefined
  /** What each node says of the block at a height; nodes that do not have it or fail are left out. Throws NodeFault. */
  readonly ask: (height: number, signal: AbortSignal) => Promise<readonly NodeBlock[]>
  readonly clock: Pick<Clock, "sleep">
  readonly signal: AbortSignal
}

/**
 * Compares what several nodes have at the same height. Blocks of each verify, so that nobody but an operator can say which history is the
 * right one.
 */
export class NodeComparison {
  readonly #options: NodeComparisonOptions

  constructor(options: NodeComparisonOptions) {
    this.#options = options
  }

  /**
   * Compares before anything is stored, as far as nodes answer within seconds.
   *
   * @param height - of the last stored block
   * @throws NodesDifferError
   */
  async begin(height: number | undefined): Promise<void> {
    const { clock, signal } = this.#options
    const first = this.#told(height)
    const told = await Promise.race([first, clock.sleep(firstLimit, signal).then(() => undefined)])
    if (told) await this.#confirm(told)
  }

  /** Compares again and again until the signal aborts. @throws NodesDifferError where two nodes differ */
  async loop(): Promise<never> {
    const { clock, signal } = this.#options
    for (;;) {
      await clock.sleep(comparedEvery, signal)
      const told = await this.#told()
      if (told) await this.#confirm(told)
    }
  }

  async #told(height = this.#options.height()): Promise<BlocksAtHeight | undefined> {
    const { ask, signal } = this.#options
    if (height === undefined) return undefined
    try {
      return { height, blocks: await ask(height, signal) }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof NodeFault) return undefined
      throw error
    }
  }

  async #confirm(first: BlocksAtHeight): Promise<void> {
    const { subject, reset, clock, signal } = this.#options
    for (let round = 1, told: BlocksAtHeight | undefined = first; told && isDifferent(told); round++) {
      if (round === confirmations) {
        const shown = told.blocks.map(({ host, hash }) => `${host} has ${hash}`).join(", ")
        throw new NodesDifferError(
          `${subject}: nodes have different blocks ${told.height}, and each verifies: ${shown}. Nothing more is stored. Remove the URL of the node that is wrong; if its blocks are stored, run "${reset}" and they are indexed again.`,
        )
      }
      await clock.sleep(confirmPause, signal)
      told = await this.#told(first.height)
    }
  }
}

interface BlocksAtHeight {
  readonly height: number
  readonly blocks: readonly NodeBlock[]
}

const isDifferent = ({ blocks }: BlocksAtHeight): boolean => new Set(blocks.map(({ hash }) => hash)).size > 1
