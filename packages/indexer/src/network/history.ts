import { heightBelowFalse, type NetworkBlockReference, type NetworkWriter, type PrimaryChain } from "@serac/store"
import { type Clock, type LogFunction, WrongChainError } from "../core/index.ts"
import { FalseRowsError } from "./false-rows-error.ts"
import type { ChainTracker } from "./network-tracker.ts"
import type { NetworkNode } from "./node/network-node.ts"

/** How many times in a row every node must report another history before it counts. */
const confirmations = 3
const confirmPause = 1_000
/** Milliseconds between comparisons of nodes that are below the stored height: the first after the height fell, the second while it stays. */
const soonest = 5_000
const maxReportDelayMs = 60_000
/** Milliseconds after which the last stored block is compared again if no block followed it, since nothing else shows that it is false. */
const headEvery = 20_000

type BlockReference = Pick<NetworkBlockReference, "height" | "id">

/** What {@link History} needs. */
export interface HistoryOptions {
  readonly chain: PrimaryChain
  readonly networkId: number
  readonly node: Pick<NetworkNode, "knows" | "haveOther">
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
  /** The last block that was compared, or followed it, and when, by the clock's `elapsed`. */
  #verified: { readonly height: number; readonly at: number } | undefined
  #lastHeight = Number.POSITIVE_INFINITY
  #hasFallen = false
  #comparedAt = Number.NEGATIVE_INFINITY
  #behindSince: number | undefined

  constructor(options: HistoryOptions) {
    this.#options = options
  }

  /** The last stored block must be compared again. */
  doubt(): void {
    this.#verified = undefined
  }

  /**
   * Makes the comparison that is due at the last reported height.
   *
   * @param stored - the last stored block.
   * @throws FalseRowsError if every node repeatedly reports another block, but the same ones further below.
   * @throws WrongChainError if every node repeatedly reports another history.
   * @throws NodeFault if no node answers.
   */
  async verify(stored: BlockReference | undefined): Promise<void> {
    const { tracker, clock } = this.#options
    const height = tracker.nodeHeight
    if (stored === undefined || height === undefined) return
    this.#hasFallen ||= height < this.#lastHeight
    this.#lastHeight = height
    if (height < stored.height) return this.#verifyBelow(height, stored.height)
    this.#hasFallen = false
    this.#behindSince = undefined
    const now = clock.elapsed()
    // A block that was stored since follows one that was compared.
    if (this.#verified && this.#verified.height !== stored.height) this.#verified = { height: stored.height, at: now }
    if (this.#verified && now - this.#verified.at < headEvery) return
    // A node that differs from others is no reason to pause any: whether nodes agree is compared beside.
    if (this.#verified === undefined || (await this.#isOther(stored))) await this.#compare(stored, true)
    this.#verified = { height: stored.height, at: clock.elapsed() }
  }

  async #verifyBelow(height: number, storedHeight: number): Promise<void> {
    const { chain, writer, tracker, clock } = this.#options
    this.#warn(height, storedHeight)
    const age = clock.elapsed() - this.#comparedAt
    if (age < (this.#hasFallen ? soonest : maxReportDelayMs)) return
    const block = await writer.blockUpTo(chain, height)
    if (block) await this.#compare(block, false)
    this.#comparedAt = clock.elapsed()
    this.#hasFallen = false
    // The blocks that the node will have above this height are unknown.
    this.doubt()
    tracker.agreed()
  }

  async #compare(block: BlockReference, isLast: boolean): Promise<void> {
    const { chain, networkId, node, tracker, clock, signal } = this.#options
    for (let round = 1; !(await node.knows(chain, block, signal)); round++) {
      if (round === confirmations && isLast && (await this.#isRestKnown(block)))
        throw new FalseRowsError(
          `The nodes have another block ${block.height} of the ${chain}-Chain than the one that is stored, and the same blocks below: the stored one is false. Where the network can be indexed again beside, it is repaired; or run "serac repair --chain P".`,
        )
      if (round === confirmations)
        throw new WrongChainError(
          `The nodes have another block ${block.height} of the ${chain}-Chain than the one that is stored: they are in another network, or network ${networkId} began anew. Correct the URLs, or run "serac reset --network ${networkId}" and it is indexed again.`,
        )
      await clock.sleep(confirmPause, signal)
    }
    tracker.answered()
  }

  #isOther(block: BlockReference): Promise<boolean> {
    const { chain, node, signal } = this.#options
    return node.haveOther(chain, block, signal)
  }

  /** Whether nodes have the stored blocks below the last ones, if there are any: the network is the same. */
  async #isRestKnown({ height }: BlockReference): Promise<boolean> {
    const { chain, node, writer, signal } = this.#options
    if (height === 0) return true
    const below = await writer.blockUpTo(chain, heightBelowFalse(height))
    return below === undefined || node.knows(chain, below, signal)
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
