import type { NetworkBlockReference, NetworkWriter, PrimaryChain } from "@serac/store"
import { type Clock, type LogFunction, WrongChainError } from "../core/index.ts"
import type { ChainTracker } from "./network-tracker.ts"
import type { NetworkNode } from "./node/network-node.ts"

/** How many times in a row every node must report another history before it counts. */
const confirmations = 3
const confirmPause = 1_000
/** Milliseconds between comparisons of nodes that are below the stored height: the first after the height fell, the second while it stays. */
const soonest = 5_000
const maxReportDelayMs = 60_000

type BlockReference = Pick<NetworkBlockReference, "height" | "id">

/** What {@link History} needs. */
export interface HistoryOptions {
  readonly chain: PrimaryChain
  readonly networkId: number
  readonly node: Pick<NetworkNode, "knows">
  readonly writer: Pick<NetworkWriter, "blockUpTo">
  readonly tracker: Pick<ChainTracker, "nodeHeight" | "agreed" | "answered">
  readonly clock: Clock
  readonly log: LogFunction
  readonly signal: AbortSignal
}

/**
 * Checks that the nodes have the stored history. If they have as many blocks, the last stored block is compared. If they
 * have fewer, their newest block is: a node that is catching up has the stored block there, one that was reset has another.
 */
export class History {
  readonly #options: HistoryOptions
  #isVerified = false
  #lastHeight = Number.POSITIVE_INFINITY
  #hasFallen = false
  #comparedAt = Number.NEGATIVE_INFINITY
  #behindSince: number | undefined

  constructor(options: HistoryOptions) {
    this.#options = options
  }

  /** The last stored block must be compared again. */
  doubt(): void {
    this.#isVerified = false
  }

  /**
   * Makes the comparison that is due at the last reported height.
   *
   * @param stored - the last stored block.
   * @throws WrongChainError if every node repeatedly reports another block.
   * @throws NodeFault if no node answers.
   */
  async verify(stored: BlockReference | undefined): Promise<void> {
    const height = this.#options.tracker.nodeHeight
    if (stored === undefined || height === undefined) return
    this.#hasFallen ||= height < this.#lastHeight
    this.#lastHeight = height
    if (height < stored.height) return this.#verifyBelow(height, stored.height)
    this.#hasFallen = false
    this.#behindSince = undefined
    if (this.#isVerified) return
    await this.#compare(stored)
    this.#isVerified = true
  }

  async #verifyBelow(height: number, storedHeight: number): Promise<void> {
    const { chain, writer, tracker, clock } = this.#options
    this.#warn(height, storedHeight)
    const age = clock.elapsed() - this.#comparedAt
    if (age < (this.#hasFallen ? soonest : maxReportDelayMs)) return
    const block = await writer.blockUpTo(chain, height)
    if (block) await this.#compare(block)
    this.#comparedAt = clock.elapsed()
    this.#hasFallen = false
    // The blocks that the node will have above this height are unknown.
    this.#isVerified = false
    tracker.agreed()
  }

  async #compare(block: BlockReference): Promise<void> {
    const { chain, networkId, node, tracker, clock, signal } = this.#options
    for (let round = 1; !(await node.knows(chain, block, signal)); round++) {
      if (round === confirmations)
        throw new WrongChainError(
          `The nodes have another block ${block.height} of the ${chain}-Chain than the one that is stored: they are in another network, or network ${networkId} began anew. Correct the URLs, or run "serac reset --network ${networkId}" and it is indexed again.`,
        )
      await clock.sleep(confirmPause, signal)
    }
    tracker.answered()
  }

  /** Logs that the nodes have fewer blocks than are stored, if that lasts. */
  #warn(nodeHeight: number, stored: number): void {
    const { chain, clock, log } = this.#options
    const now = clock.elapsed()
    this.#behindSince ??= now
    if (now - this.#behindSince < maxReportDelayMs) return
    this.#behindSince = now
    log("warn", "The nodes are behind: they have fewer blocks than are stored", { chain, stored, nodeHeight })
  }
}
