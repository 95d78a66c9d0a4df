import { equalBytes } from "@serac/chain"
import type { Fetched } from "../../core/backfill/index.ts"
import { type Clock, type LogFunction, NodeFault } from "../../core/index.ts"
import type { Endpoints } from "../../core/node/index.ts"
import { type ChainBlock, checkBlocks } from "../chain-block.ts"
import { isNotOffered } from "./ask-network-id.ts"
import { askByHeight, type Limits, maxByHeight } from "./by-height.ts"
import { askByIndex, type IndexedChain, maxByIndex } from "./by-index.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"
import type { ReadBlock } from "./chain-blocks.ts"
import { requireSecondAnswer } from "./second-answer.ts"
import { withUnreadableBytes } from "./unreadable-bytes.ts"

/** Milliseconds for which an index is not used after it was missing or wrong. */
const absence = 600_000
/** Times in a row that an index may be behind its chain, as it briefly is, before blocks are requested without it. */
const lags = 3

/** Maximum bytes of the second answer about a block: twice the largest block, in hexadecimal. */
const maxConfirmedBytes = 4 * 1024 * 1024

/** Requests blocks of the P-Chain or X-Chain, from a node's index if it has one, since the index returns many at once. */
export class BlockAsker<Block extends ChainBlock> {
  readonly #chain: "P" | "X"
  readonly #chainId: Uint8Array
  readonly #endpoints: Endpoints<ByNameEndpoint>
  readonly #read: ReadBlock<Block>
  readonly #clock: Clock
  readonly #log: LogFunction
  /** The endpoint that returned blocks last. */
  #giver: ByNameEndpoint | undefined

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
   * Up to `count` blocks from a height on, at least the first, each the child of the one before it. The ID of the last one covers all of
   * them, and no block is known yet that follows it: so it is asked for a second time.
   *
   * @throws NodeFault
   */
  async ask(from: number, count: number, signal: AbortSignal, limit: number): Promise<Fetched<readonly Block[]>> {
    const meter = { bytes: 0 }
    const limits = { signal, limit, meter }
    const value = await this.#endpoints.use(
      async (endpoint) => {
        this.#giver = endpoint
        // No index contains block 0. It is requested alone, so that the blocks after it come from the index.
        const alone = from === 0 && this.#hasIndex(endpoint)
        const blocks =
          (await this.#byIndex(endpoint, from, count, limits)) ??
          (await this.#byHeight(endpoint, from, alone ? 1 : count, limits))
        endpoint.head = Math.max(endpoint.head ?? 0, from + blocks.length - 1)
        await this.#confirm(endpoint, blocks.at(-1) as Block, signal)
        return blocks
      },
      signal,
      { block: from },
    )
    return { value, bytes: meter.bytes }
  }

  async #confirm(endpoint: ByNameEndpoint, { height, id }: Block, signal: AbortSignal): Promise<void> {
    const limits = { signal, limit: maxConfirmedBytes, meter: { bytes: 0 } }
    const ask = async () => (await this.#byHeight(endpoint, height, 1, limits))[0] as Block
    await requireSecondAnswer(`block ${height} of the ${this.#chain}-Chain`, ask, (told) => equalBytes(told.id, id))
  }

  /** The last returned blocks cannot be true. */
  distrust(fault: NodeFault): void {
    if (this.#giver) this.#endpoints.distrust(this.#giver, fault)
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
