import { type BlockReference, type ChainWriter, ReorgTooDeepError } from "@serac/store"
import { type LogFunction, NodeFault } from "../../core/index.ts"
import type { Header } from "../node/header.ts"
import type { ChainNode } from "../node/node.ts"
import { findAncestor } from "./find-ancestor.ts"

/** So often a fork that is not longer must show before it is believed. */
const enoughSights = 5
/** So often a fork must be found too deep before it ends everything. */
const enoughFinds = 3

/** What looking at forks needs. */
export interface ForksOptions {
  readonly node: ChainNode
  readonly writer: ChainWriter
  readonly chainId: string
  readonly reorgDepth: number
  readonly signal: AbortSignal
  readonly log: LogFunction
}

/**
 * Decides whether the node's chain is another than the stored one. A node that lags shows an older block of the stored chain;
 * a load balancer may show a fork for a moment. Neither undoes anything: a longer chain does, and one that shows time and again.
 */
export class Forks {
  readonly #options: ForksOptions
  #sights = 0
  #finds = 0
  /** The block of another chain that was looked at last. */
  #tip: Header | undefined

  constructor(options: ForksOptions) {
    this.#options = options
  }

  /**
   * Compares a head that is not above the last stored block with what is stored.
   *
   * @returns the last block in common where the stored blocks after it are to be undone, `hurry` where the node should be
   * looked at again soon.
   */
  async check(head: Header, stored: BlockReference): Promise<number | "hurry" | undefined> {
    const { writer, node, signal } = this.#options
    const known = head.number === stored.number ? stored : await writer.block(head.number)
    if (known?.hash === head.hash || (await node.header(stored.number, signal))?.hash === stored.hash) {
      this.settled()
      return undefined
    }
    if (++this.#sights < enoughSights) return "hurry"
    this.settled()
    return this.find(head, stored)
  }

  /** What was seen of a fork does not count any more. */
  settled(): void {
    this.#sights = 0
  }

  /**
   * The last block in common of the stored chain and the node's.
   *
   * @throws ReorgTooDeepError when that was found too deep several times.
   * @throws NodeFault before that, or when the node does not tell.
   */
  async find(tip: Header, stored: BlockReference): Promise<number> {
    const { node, writer, reorgDepth, signal } = this.#options
    this.#tip = tip
    try {
      return await findAncestor(tip, { node, writer, stored, reorgDepth, signal })
    } catch (error) {
      if (!(error instanceof ReorgTooDeepError)) throw error
      throw this.#tooDeep(error.message, stored)
    }
  }

  /**
   * Undoes the stored blocks above the ancestor.
   *
   * @throws ReorgTooDeepError when that was found too deep several times: one of them is settled, or too old.
   * @throws NodeFault before that.
   */
  async undo(ancestor: number, stored: BlockReference): Promise<void> {
    const { writer } = this.#options
    try {
      await writer.rollback(ancestor)
      this.#finds = 0
    } catch (error) {
      if (!(error instanceof ReorgTooDeepError)) throw error
      throw this.#tooDeep(
        `The node replaces blocks ${ancestor + 1} to ${stored.number}, which are settled or too old to be undone.`,
        stored,
      )
    }
  }

  /** Both chains may verify: which of them is right, an operator says. */
  #tooDeep(message: string, stored: BlockReference): ReorgTooDeepError | NodeFault {
    const { chainId, node } = this.#options
    if (++this.#finds < enoughFinds) {
      node.doubt()
      return new NodeFault("nonsense", message)
    }
    return new ReorgTooDeepError(
      `Chain ${chainId}: ${message} Nothing was changed. If the node is right, run "serac reset --chain ${chainId}" and it is indexed again; if not, correct its RPC URLs. ${this.#both(stored)}`,
    )
  }

  #both({ number, hash }: BlockReference): string {
    const tip = this.#tip
    const shown = tip === undefined ? "" : `, the node shows block ${tip.number} ${tip.hash}`
    return `Stored is block ${number} ${hash}${shown}.`
  }
}
