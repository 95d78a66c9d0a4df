import { equalBytes } from "@serac/chain"
import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import type { EndpointState, Endpoints } from "../../core/node/index.ts"
import { headBlocks } from "../../core/settings.ts"
import type { ChainBlock } from "../chain-block.ts"
import { requireSecondAnswer } from "./second-answer.ts"

/** Milliseconds for which the preferred endpoint is read alone after two had different blocks. */
const aloneMs = 600_000

/** How a range of blocks is read. */
export interface SharedRange<One extends EndpointState, Block extends ChainBlock> {
  /** See `Wanted.blocksOf`; undefined if the preferred endpoint reads the range alone. */
  readonly blocksOf: ((blocks: readonly Block[]) => number) | undefined
  /**
   * Asks a second time for the last block of an answer: its ID covers those before it, and no block is known yet that follows it. In a shared
   * range another endpoint is asked, so that none can make up blocks that only it has.
   *
   * @throws NodeFault if the answers differ.
   */
  accept(blocks: readonly Block[], endpoint: One, signal: AbortSignal): Promise<void>
}

/** The reading of one chain: endpoints share blocks well below the head, where all of them have the same, as long as they agree. */
export class SharedReading<One extends EndpointState> {
  readonly #chain: string
  readonly #endpoints: Endpoints<One>
  readonly #idAt: (endpoint: One, height: number, signal: AbortSignal) => Promise<Pick<ChainBlock, "id">>
  readonly #clock: Clock
  readonly #log: LogFunction
  readonly #givers = new WeakMap<ChainBlock, One>()
  /** Until when nothing is shared, by the clock's `elapsed`. */
  #aloneUntil = Number.NEGATIVE_INFINITY

  /** @param idAt - asks an endpoint for its block at a height. */
  constructor(
    chain: string,
    endpoints: Endpoints<One>,
    idAt: (endpoint: One, height: number, signal: AbortSignal) => Promise<Pick<ChainBlock, "id">>,
    clock: Clock,
    log: LogFunction,
  ) {
    this.#chain = chain
    this.#endpoints = endpoints
    this.#idAt = idAt
    this.#clock = clock
    this.#log = log
  }

  /**
   * @param to - the last wanted block.
   * @param best - the height of the chain; -1 if it is not known.
   */
  range<Block extends ChainBlock>(to: number, best: number): SharedRange<One, Block> {
    const isShared =
      this.#endpoints.all.length > 1 && to <= best - headBlocks && this.#aloneUntil <= this.#clock.elapsed()
    return {
      blocksOf: isShared ? ({ length }) => length : undefined,
      accept: async (blocks, endpoint, signal) => {
        const last = blocks.at(-1) as Block
        if (!isShared || !(await this.#isAgreed(last, endpoint, signal))) {
          const ask = () => this.#idAt(endpoint, last.height, signal)
          await requireSecondAnswer(this.#nameOf(last), ask, ({ id }) => equalBytes(id, last.id))
        }
        for (const block of blocks) this.#givers.set(block, endpoint)
      },
    }
  }

  /** A block that was accepted cannot be true: the endpoint that returned it is used last for a while. */
  distrust(block: ChainBlock, fault: NodeFault): void {
    const giver = this.#givers.get(block)
    if (giver) this.#endpoints.distrust(giver, fault)
  }

  /**
   * Whether another endpoint has the same block; false if none answers.
   *
   * @throws NodeFault if it has another one. No answer shows which of them is false.
   */
  async #isAgreed({ height, id }: ChainBlock, giver: One, signal: AbortSignal): Promise<boolean> {
    const now = this.#clock.elapsed()
    const other = this.#endpoints.all.find(
      (one) => one !== giver && one.isTrusted && one.chain !== "wrong" && one.due <= now && one.failures === 0,
    )
    if (!other) return false
    const ask = () => this.#idAt(other, height, signal)
    const told = await this.#endpoints.ask(other, ask, signal).catch((error) => {
      if (error instanceof NodeFault) return undefined
      throw error
    })
    if (!told || equalBytes(told.id, id)) return told !== undefined
    const isNews = this.#aloneUntil <= now
    this.#aloneUntil = now + aloneMs
    const facts = { chain: this.#chain, height, hosts: [giver.host, other.host] }
    const words = "Two nodes have different blocks; older blocks are read from the preferred node for a while"
    if (isNews) this.#log("warn", words, facts)
    throw new NodeFault("behind", `${other.host} has another ${this.#nameOf({ height })}`)
  }

  #nameOf({ height }: Pick<ChainBlock, "height">): string {
    return `block ${height} of the ${this.#chain}-Chain`
  }
}
