import type { Fetched } from "../../core/backfill/index.ts"
import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import type { Endpoints } from "../../core/node/index.ts"
import { type ChainBlock, checkBlocks } from "../chain-block.ts"
import { isNotOffered } from "./ask-network-id.ts"
import { askByHeight, type Limits, maxByHeight } from "./by-height.ts"
import { askByIndex, type IndexedChain, maxByIndex } from "./by-index.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"
import type { ReadBlock } from "./chain-blocks.ts"
import type { SharedRange } from "./shared-reading.ts"
import { withUnreadableBytes } from "./unreadable-bytes.ts"

/** Milliseconds for which an index is not used after it was missing or wrong. */
const absence = 600_000
/** Times in a row that an index may be behind its chain, as it briefly is, before blocks are requested without it. */
const lags = 3

/** Requests blocks of the P-Chain or X-Chain, from a node's index if it has one, since the index returns many at once. */
export class BlockAsker<Block extends ChainBlock> {
  readonly #chain: "P" | "X"
  readonly #chainId: Uint8Array
  readonly #endpoints: Endpoints<ByNameEndpoint>
  readonly #read: ReadBlock<Block>
  readonly #clock: Clock
  readonly #log: LogFunction

  constructor(
    { chain, chainId }: Pick<IndexedChain, "chain" | "chainId">,
    endpoints: Endpoints<ByNameEndpoint>,
    read: ReadBlock<Block>,
    clock: Clock,
    log: LogFunction,
  ) {
    this.#chain = chain
    this.#chainId = chainId
    this.#endpoints = endpoints
    this.#read = withUnreadableBytes(read)
    this.#clock = clock
    this.#log = log
  }

  /** The maximum of blocks in a request at the moment. */
  get most(): number {
    return this.#endpoints.all.some((one) => this.#hasIndex(one)) ? maxByIndex : maxByHeight
  }

  /**
   * Up to `count` blocks from a height on, at least the first, each the child of the one before it.
   *
   * @param range - how the blocks are read.
   * @throws NodeFault
   */
  async ask(
    from: number,
    count: number,
    signal: AbortSignal,
    limit: number,
    range: SharedRange<ByNameEndpoint, Block>,
  ): Promise<Fetched<readonly Block[]>> {
    const meter = { bytes: 0 }
    const limits = { signal, limit, meter }
    const value = await this.#endpoints.use(
      async (endpoint) => {
        // No index contains block 0. It is requested alone, so that the blocks after it come from the index.
        const alone = from === 0 && this.#hasIndex(endpoint)
        const blocks =
          (await this.#byIndex(endpoint, from, count, limits)) ??
          (await this.#byHeight(endpoint, from, alone ? 1 : count, limits))
        // An endpoint whose head is not known has more than these.
        if (endpoint.head !== undefined) endpoint.head = Math.max(endpoint.head, from + blocks.length - 1)
        await range.accept(blocks, endpoint, signal)
        return blocks
      },
      signal,
      { block: from, blocksOf: range.blocksOf },
    )
    return { value, bytes: meter.bytes }
  }

  #hasIndex({ indexDue }: ByNameEndpoint): boolean {
    return indexDue <= this.#clock.elapsed()
  }

  async #byHeight(endpoint: ByNameEndpoint, from: number, count: number, limits: Limits): Promise<readonly Block[]> {
    const read = (bytes: Uint8Array, height: number) => this.#read(bytes, undefined, height)
    const blocks = await askByHeight(endpoint, this.#chain, { from, count }, limits, read)
    checkBlocks(this.#chain, from, blocks)
    return blocks
  }

  /** The blocks from the index; undefined if the index cannot return them. */
  async #byIndex(
    endpoint: ByNameEndpoint,
    from: number,
    count: number,
    limits: Limits,
  ): Promise<readonly Block[] | undefined> {
    if (from === 0 || !this.#hasIndex(endpoint)) return undefined
    try {
      const indexed = { chain: this.#chain, chainId: this.#chainId, random: this.#clock.random }
      const blocks = await askByIndex(endpoint, indexed, { from, count }, limits, this.#read)
      checkBlocks(this.#chain, from, blocks)
      endpoint.indexLags = 0
      return blocks
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      if (error.kind === "behind" && ++endpoint.indexLags < lags) throw error
      if (error.kind === "behind") return undefined
      if (isNotOffered(error)) return this.#withoutIndex(endpoint, "info", error)
      if (error.kind === "nonsense" || error.kind === "refused") return this.#withoutIndex(endpoint, "warn", error)
      throw error
    }
  }

  #withoutIndex(endpoint: ByNameEndpoint, level: "info" | "warn", { message }: NodeFault): undefined {
    endpoint.indexDue = this.#clock.elapsed() + absence
    const facts = { chain: this.#chain, host: endpoint.host, reason: message }
    this.#log(level, "The node's index API returns no blocks; fetching them one by one", facts)
  }
}
