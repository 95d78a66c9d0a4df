import { parseNodeId } from "@serac/chain"
import type { PrimaryChain, ProposedBlock, UnproposedBlocks } from "@serac/store"
import { proposerRow } from "../proposer-row.ts"
import { proposerIn, withBlockSize, withProposer } from "../render/proposer.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"

/** Stored blocks that are examined at a time, and blocks in one request to a node. */
const proposersAtOnce = 256
const blocksPerRequest = 64
/** Milliseconds until the next attempt for a chain whose proposers no node's index returns. */
const proposersPauseMs = 60_000
/** Milliseconds for a chain before the next chain and other maintenance get their turn. */
const turn = 2_000

type Unproposed = UnproposedBlocks["blocks"][number]

/**
 * Finds the proposers of stored blocks that were stored without one: blocks from a node without an index, those of the
 * C-Chain, and those that an older version stored.
 */
export class ProposerFinder {
  readonly #context: MaintenanceContext
  readonly #known = new Map<PrimaryChain, number>()
  readonly #due = new Map<PrimaryChain, number>()

  constructor(context: MaintenanceContext) {
    this.#context = context
  }

  /**
   * Processes the stored blocks for which nodes return proposers, for two seconds for each chain; the rest is left for later
   * calls.
   *
   * @throws NodeFault, and the signal's reason after an abort.
   */
  async run(): Promise<void> {
    for (const chain of ["P", "X", "C"] as const) await this.#follow(chain)
  }

  /** Whether a node may tell of blocks that it was not asked about yet. */
  get isBehind(): boolean {
    return (["P", "X", "C"] as const).some((chain) => this.#isDue(chain))
  }

  #isDue(chain: PrimaryChain): boolean {
    const { tracker, clock } = this.#context
    const head = tracker.chains[chain].head?.height ?? -1
    return (this.#known.get(chain) ?? -1) < head && (this.#due.get(chain) ?? 0) <= clock.elapsed()
  }

  async #follow(chain: PrimaryChain): Promise<void> {
    const { writer, tracker, clock, signal } = this.#context
    const head = tracker.chains[chain].head?.height ?? -1
    if (!this.#isDue(chain)) return
    for (const end = clock.elapsed() + turn; clock.elapsed() < end; ) {
      signal.throwIfAborted()
      const { after, blocks } = await writer.unproposed(chain, proposersAtOnce)
      this.#known.set(chain, after)
      if (after >= head) return
      const found = await this.#proposed(chain, blocks)
      const missing = blocks[found.length]
      // The C-Chain stores only some of its blocks; there are none between the listed ones.
      const last = blocks.length < proposersAtOnce ? head : after
      const to = missing ? missing.height - 1 : Math.max(last, blocks.at(-1)?.height ?? after)
      if (to > after) await writer.propose(chain, found, { after, to })
      if (missing) {
        this.#due.set(chain, clock.elapsed() + proposersPauseMs)
        return
      }
    }
  }

  /** The leading blocks whose proposer was found. */
  async #proposed(chain: PrimaryChain, blocks: readonly Unproposed[]): Promise<readonly ProposedBlock[]> {
    const { node, signal } = this.#context
    const told = new Map<number, ProposedBlock>()
    for (const { height, json } of blocks) {
      const nodeId = height === 0 ? null : proposerIn(json)
      if (nodeId !== undefined) told.set(height, { height, proposer: nodeId === null ? null : parseNodeId(nodeId) })
    }
    const silent = blocks.filter(({ height }) => !told.has(height))
    for (let from = 0; from < silent.length; from += blocksPerRequest) {
      const some = silent.slice(from, from + blocksPerRequest)
      const proposers = await node.proposers(chain, some, signal)
      if (proposers === undefined) break
      for (const [at, { height, json }] of some.entries()) {
        const { proposer = null, size } = proposers[at] ?? {}
        const sized = size === undefined ? json : withBlockSize(json, size)
        const shown = proposer === null ? sized : withProposer(sized, proposer)
        told.set(height, {
          height,
          proposer: proposerRow(height, proposer) ?? null,
          ...(shown !== json && { json: shown }),
        })
      }
    }
    const end = blocks.findIndex(({ height }) => !told.has(height))
    return (end === -1 ? blocks : blocks.slice(0, end)).map(({ height }) => told.get(height) as ProposedBlock)
  }
}
