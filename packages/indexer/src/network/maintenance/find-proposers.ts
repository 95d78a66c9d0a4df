import { parseNodeId } from "@serac/chain"
import type { PrimaryChain, ProposedBlock, UnproposedBlocks } from "@serac/store"
import { proposerRow } from "../proposer-row.ts"
import { proposerIn, withProposer } from "../render/proposer.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"

/** Stored blocks that are looked at in one go, and those of them that a node is asked about. */
const proposersAtOnce = 256
const blocksPerRequest = 64
/** How long a chain is left alone of which no node's index tells who proposed its blocks. */
const proposersPauseMs = 60_000
/** Milliseconds for a chain before it is another's turn, and that of what else is done beside the blocks. */
const turn = 2_000

type Unproposed = UnproposedBlocks["blocks"][number]

/**
 * Finds out who proposed stored blocks, where they came without: from a node without an index, those of the C-Chain, and those that
 * were stored before this was kept.
 */
export class ProposerFinder {
  readonly #context: MaintenanceContext
  readonly #known = new Map<PrimaryChain, number>()
  readonly #due = new Map<PrimaryChain, number>()

  constructor(context: MaintenanceContext) {
    this.#context = context
  }

  /**
   * Goes as far as blocks are stored and nodes tell, for two seconds a chain: of millions of blocks the rest is left for the next times.
   *
   * @throws NodeFault, and the signal's reason after an abort.
   */
  async run(): Promise<void> {
    for (const chain of ["P", "X", "C"] as const) await this.#follow(chain)
  }

  async #follow(chain: PrimaryChain): Promise<void> {
    const { writer, tracker, clock, signal } = this.#context
    const head = tracker.chains[chain].head?.height ?? -1
    if ((this.#known.get(chain) ?? -1) >= head || (this.#due.get(chain) ?? 0) > clock.elapsed()) return
    for (const end = clock.elapsed() + turn; clock.elapsed() < end; ) {
      signal.throwIfAborted()
      const { after, blocks } = await writer.unproposed(chain, proposersAtOnce)
      this.#known.set(chain, after)
      if (after >= head) return
      const found = await this.#proposed(chain, blocks)
      const missing = blocks[found.length]
      // Between stored blocks of the C-Chain there are none that would be listed.
      const last = blocks.length < proposersAtOnce ? head : after
      const to = missing ? missing.height - 1 : Math.max(last, blocks.at(-1)?.height ?? after)
      if (to > after) await writer.propose(chain, found, { after, to })
      if (missing) {
        this.#due.set(chain, clock.elapsed() + proposersPauseMs)
        return
      }
    }
  }

  /** Those of the blocks, from the first on, of which it is found out. */
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
        const proposer = proposers[at] ?? null
        told.set(height, {
          height,
          proposer: proposerRow(height, proposer) ?? null,
          ...(proposer !== null && { json: withProposer(json, proposer) }),
        })
      }
    }
    const end = blocks.findIndex(({ height }) => !told.has(height))
    return (end === -1 ? blocks : blocks.slice(0, end)).map(({ height }) => told.get(height) as ProposedBlock)
  }
}
