import { type BlockReference, type ChainWriter, ReorgTooDeepError } from "@serac/store"
import { type LogFunction, NodeFault } from "../../core/index.ts"
import type { Header } from "../node/header.ts"
import type { ChainNode } from "../node/node.ts"
import { findAncestor } from "./find-ancestor.ts"

/** A fork that is not longer must be observed this many times before it replaces stored blocks. */
const enoughSights = 5
/** A fork must be found too deep this many times before indexing stops. */
const enoughFinds = 3

/** What {@link Forks} needs. */
export interface ForksOptions {
  readonly node: ChainNode
  readonly writer: ChainWriter
  readonly chainId: string
  readonly reorgDepth: number
  readonly signal: AbortSignal
  readonly log: LogFunction
}

/**
 * Decides whether the node's chain has forked from the stored one. A lagging node shows an older block of the stored chain,
 * and a load balancer may briefly show a fork; neither undoes stored blocks. Only a longer chain does, or a fork that is
 * observed repeatedly.
 */
export class Forks {
  readonly #options: ForksOptions
  #sights = 0
  #finds = 0
  /** The last examined block of another chain. */
  #tip: Header | undefined

  constructor(options: ForksOptions) {
    this.#options = options
  }

  /**
   * Compares a head that is not above the last stored block with the stored chain.
   *
   * @returns the last common block if the stored blocks after it must be undone, or `hurry` if the node should be polled
   * again soon.
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

  /** Resets the count of observed forks. */
  settled(): void {
    this.#sights = 0
  }

  /**
   * The last common block of the stored chain and the node's.
   *
   * @throws ReorgTooDeepError if the fork was found too deep several times.
   * @throws NodeFault before that, or if the node does not answer.
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
   * @throws ReorgTooDeepError if that failed several times because one of the blocks is settled or too old.
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

  /** Both chains may verify; an operator must decide which one is right. */
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
