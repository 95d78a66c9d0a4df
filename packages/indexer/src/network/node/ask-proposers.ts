import { equalBytes } from "@serac/chain"
import { indexGetContainerRange } from "@serac/p-chain"
import type { PrimaryChain } from "@serac/store"
import { type Clock, type LogFunction, NodeFault, nonsense } from "../../core/index.ts"
import type { Endpoints } from "../../core/node/index.ts"
import { cBlockHash } from "../c/c-block-hash.ts"
import type { ChainBlock } from "../chain-block.ts"
import { hashing } from "../p/keys.ts"
import type { BlockProposer } from "../p/platform-port.ts"
import type { ChainIdentity } from "../require-network.ts"
import { askContainers } from "./ask-containers.ts"
import { isNotOffered } from "./ask-network-id.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"

/** Milliseconds for which an index is not used after a failure. */
const absence = 60_000
/** Blocks requested in parallel; consecutive ones share a request. */
const maxRequestsAtOnce = 16
/** Maximum bytes of text for each block of an answer: a message between nodes has at most 2 MiB, which are twice as many hexadecimal digits. */
const largestContainer = 5 * 1024 * 1024

/** What the container of a block tells. */
export interface ProposedContents {
  /** Null for a block without one. */
  readonly proposer: BlockProposer | null
  /** Length of the block's own bytes. */
  readonly size: number
  /** The bytes that the index gave. */
  readonly entry?: Uint8Array | undefined
}

/** The chain whose proposers are requested; its ID is 32 bytes. */
interface ProposedChain {
  readonly chain: PrimaryChain
  readonly chainId: Uint8Array
  readonly random: () => number
}

type Identified = Pick<ChainBlock, "height" | "id">

/** Requests the proposers of stored blocks from the nodes' indexes. */
export class ProposerAsker {
  readonly #endpoints: Endpoints<ByNameEndpoint>
  readonly #places: Readonly<Record<PrimaryChain, ChainIdentity>>
  readonly #clock: Clock
  readonly #log: LogFunction
  /** When the index of a chain may be used again at an endpoint, by the clock's `elapsed`. */
  readonly #due = new Map<string, number>()

  constructor(
    endpoints: Endpoints<ByNameEndpoint>,
    places: Readonly<Record<PrimaryChain, ChainIdentity>>,
    clock: Clock,
    log: LogFunction,
  ) {
    this.#endpoints = endpoints
    this.#places = places
    this.#clock = clock
    this.#log = log
  }

  /**
   * The proposers of blocks, in order. Undefined if no node's index can answer now.
   *
   * @throws NodeFault if no node proves to belong to the network.
   */
  async ask(
    chain: PrimaryChain,
    blocks: readonly Identified[],
    signal: AbortSignal,
  ): Promise<readonly ProposedContents[] | undefined> {
    const suits = (one: ByNameEndpoint) => (this.#due.get(`${chain} ${one.host}`) ?? 0) <= this.#clock.elapsed()
    while (this.#endpoints.all.some(suits)) {
      const work = (endpoint: ByNameEndpoint) => this.#askOne(endpoint, chain, blocks, signal)
      const found = await this.#endpoints.use(work, signal, { suits })
      if (found !== undefined) return found
    }
    return undefined
  }

  async #askOne(
    endpoint: ByNameEndpoint,
    chain: PrimaryChain,
    blocks: readonly Identified[],
    signal: AbortSignal,
  ): Promise<readonly ProposedContents[] | undefined> {
    try {
      const proposers: ProposedContents[] = []
      const asked = { chain, chainId: this.#places[chain].blockchainId, random: this.#clock.random }
      for (let from = 0; from < blocks.length; from += maxRequestsAtOnce) {
        const runs = runsOf(blocks.slice(from, from + maxRequestsAtOnce))
        const told = await Promise.all(runs.map((run) => askRun(endpoint, asked, run, signal)))
        proposers.push(...told.flat())
      }
      return proposers
    } catch (error) {
      if (!(error instanceof NodeFault)) throw error
      // A failing index does not pause the node itself, which also serves blocks.
      const isAbsent = isNotOffered(error)
      const { host } = endpoint
      this.#due.set(`${chain} ${host}`, this.#clock.elapsed() + absence)
      this.#log(isAbsent ? "debug" : "warn", "The node's index does not tell who proposed blocks", {
        chain,
        host,
        reason: error.message,
      })
      return undefined
    }
  }
}

/** Groups blocks into runs of consecutive ones. */
function runsOf(blocks: readonly Identified[]): readonly (readonly Identified[])[] {
  const runs: Identified[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (run?.at(-1)?.height === block.height - 1) run.push(block)
    else runs.push([block])
  }
  return runs
}

async function askRun(
  endpoint: ByNameEndpoint,
  { chain, chainId, random }: ProposedChain,
  run: readonly Identified[],
  signal: AbortSignal,
): Promise<readonly ProposedContents[]> {
  const [first] = run as readonly [Identified]
  const variables = { blockchainID: chain, index: "block" } as const
  const containers = await askContainers({
    ...{ from: first.height, count: run.length, chainId, random },
    ask: (range) =>
      endpoint.ask(
        (core, options): Promise<unknown> => indexGetContainerRange(core, range, { ...options, variables }),
        signal,
        run.length * largestContainer,
      ),
  })
  return run.map(({ height, id }, at) => {
    const indexed = containers[at]
    if (indexed === undefined) throw new NodeFault("behind", `the index has no block ${height} yet`)
    const { block, proposer, entry } = indexed
    const told = chain === "C" ? cBlockHash(block) : hashing.sha256(block)
    if (told === undefined || !equalBytes(told, id))
      throw nonsense(`the index of the ${chain}-Chain gave another block in the place of block ${height}`)
    return { proposer, size: block.length, entry }
  })
}
