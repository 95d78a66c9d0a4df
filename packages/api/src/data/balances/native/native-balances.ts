import type { BlockReference, Hex } from "@serac/store"
import QuickLRU from "quick-lru"
import { NoBalanceError, type Reason } from "./no-balance.ts"
import { BalanceNodeClient } from "./node.ts"

const defaultTimeout = 5_000
const maxRemembered = 20_000
/** Questions at once: more than a page of a wallet has, and fewer than a node minds. */
const maxQuestionsAtOnce = 64
/** Milliseconds for which a node that gave no answer of use is left alone. */
const silentNodePauseMs = 2_000
/** The reason that tells most comes first. */
const byWeight: readonly Reason[] = ["silent", "behind", "invalid", "pruned"]

/** How nodes are asked, and how much is remembered. */
export interface NativeBalancesOptions {
  /** What asks nodes. Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Milliseconds for an answer of a node. Default 5000. */
  readonly timeout?: number | undefined
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Balances to remember. Default 20,000. */
  readonly limit?: number
}

interface BalanceNode {
  readonly node: BalanceNodeClient
  /** When it may be asked again. In milliseconds since 1970. */
  due: number
  /** Why it is left alone until then. */
  reason: Reason
}

/**
 * What addresses have of a chain's native token: no event tells it, so nodes are asked, the first one that answers. They are asked
 * by the hash of a block, so that what they told stays true and is remembered whatever becomes of the block.
 *
 * A node that does not answer, or with nonsense, is left alone for two seconds: meanwhile it costs nobody any time.
 */
export class NativeBalances {
  readonly #nodes: readonly BalanceNode[]
  readonly #clock: () => number
  readonly #remembered: QuickLRU<string, bigint>
  readonly #asking = new Map<string, Promise<bigint>>()

  /** @param urls - of nodes, the first preferred; may hold secrets. */
  constructor(urls: readonly string[], { fetch, timeout = defaultTimeout, clock, limit }: NativeBalancesOptions) {
    this.#nodes = urls.map((url) => ({
      node: new BalanceNodeClient(url, { fetch, timeout }),
      due: 0,
      reason: "silent",
    }))
    this.#clock = clock
    this.#remembered = new QuickLRU({ maxSize: limit ?? maxRemembered })
  }

  /** Whether there is a node to ask. */
  get hasNode(): boolean {
    return this.#nodes.length > 0
  }

  /** What an address, in lower case, has at the end of a block, in the smallest unit. Throws {@link NoBalanceError}. */
  async at(address: Hex, { hash }: Pick<BlockReference, "hash">): Promise<bigint> {
    const key = `${address} ${hash}`
    const remembered = this.#remembered.get(key)
    if (remembered !== undefined) return remembered
    const asking = this.#asking.get(key)
    if (asking !== undefined) return asking
    if (this.#asking.size >= maxQuestionsAtOnce) throw new NoBalanceError("busy")
    const asked = this.#ask(address, hash).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asked)
    const balance = await asked
    this.#remembered.set(key, balance)
    return balance
  }

  async #ask(address: Hex, hash: Hex): Promise<bigint> {
    const reasons = new Set<Reason>()
    for (const asked of this.#nodes) {
      if (asked.due > this.#clock()) {
        reasons.add(asked.reason)
        continue
      }
      try {
        return await asked.node.balance(address, hash)
      } catch (error) {
        if (!(error instanceof NoBalanceError)) throw error
        const { reason } = error
        if (reason === "silent" || reason === "invalid")
          Object.assign(asked, { due: this.#clock() + silentNodePauseMs, reason })
        reasons.add(reason)
      }
    }
    // What one node lacks another may have: for good it is only where each has said so.
    throw new NoBalanceError(byWeight.find((reason) => reasons.has(reason)) ?? "silent")
  }
}
