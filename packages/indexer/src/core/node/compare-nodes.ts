import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import { NodesDifferError } from "../nodes-differ-error.ts"

/** Milliseconds between two comparisons of the nodes' heads. */
const comparedEvery = 30_000
/** A difference counts after this many comparisons in a row, this many milliseconds apart: a block may still be replaced on one node. */
const confirmations = 3
const confirmPause = 15_000
/** Milliseconds that a start waits for the first comparison. */
const firstLimit = 5_000

/** A node's block at a height. The block verifies. */
export interface NodeBlock {
  readonly host: string
  /** The hash in the notation that is shown to an operator. */
  readonly hash: string
}

/** What a {@link NodeComparison} needs. */
export interface NodeComparisonOptions {
  /** The chain, such as `chain 43114`. */
  readonly subject: string
  /** The command that an operator can run if the stored blocks are the wrong ones. */
  readonly reset: string
  /** The height to compare: that of the last stored block. Undefined while there is none. */
  readonly height: () => number | undefined
  /** The nodes' blocks at a height. Nodes that lack the block or fail are left out. Throws NodeFault. */
  readonly ask: (height: number, signal: AbortSignal) => Promise<readonly NodeBlock[]>
  readonly clock: Pick<Clock, "sleep">
  readonly signal: AbortSignal
}

/** Compares the blocks of several nodes at the same height. Each block verifies, so only an operator can decide which history is right. */
export class NodeComparison {
  readonly #options: NodeComparisonOptions

  constructor(options: NodeComparisonOptions) {
    this.#options = options
  }

  /**
   * Compares once before anything is stored, if the nodes answer within seconds.
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

  /** Compares repeatedly until the signal aborts. @throws NodesDifferError if two nodes differ */
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
