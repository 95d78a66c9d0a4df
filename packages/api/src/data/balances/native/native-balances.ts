import type { BlockReference, Hex } from "@serac/store"
import QuickLRU from "quick-lru"
import { NoBalanceError, type Reason } from "./no-balance.ts"
import { BalanceNodeClient } from "./node.ts"

const defaultTimeout = 5_000
const maxRemembered = 20_000
/** Maximum concurrent requests: more than a wallet's page sends, and few enough for a node. */
const maxQuestionsAtOnce = 64
/** Milliseconds for which a node without a usable answer is skipped. */
const silentNodePauseMs = 2_000
/** Reasons of failure, the most informative first. */
const byWeight: readonly Reason[] = ["silent", "behind", "invalid", "pruned"]

/** Options of requests to nodes and of the cache. */
export interface NativeBalancesOptions {
  /** The `fetch` for nodes. Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Timeout of a node in milliseconds. Default 5000. */
  readonly timeout?: number | undefined
  /** The clock, in milliseconds since 1970. */
  readonly clock: () => number
  /** Maximum cached balances. Default 20,000. */
  readonly limit?: number
}

interface BalanceNode {
  readonly node: BalanceNodeClient
  /** When the node may be tried again, in milliseconds since 1970. */
  due: number
  /** The reason why the node is skipped until then. */
  reason: Reason
}

/**
 * Native balances of a chain. No event contains them, so they are read from nodes, from the first that answers. Requests name a block by its
 * hash, so an answer stays valid and is cached even if the block is rolled back.
 *
 * A node that does not answer, or answers invalidly, is skipped for two seconds and delays no caller meanwhile.
 */
export class NativeBalances {
  readonly #nodes: readonly BalanceNode[]
  readonly #clock: () => number
  readonly #remembered: QuickLRU<string, bigint>
  readonly #asking = new Map<string, Promise<bigint>>()

  /** @param urls - URLs of nodes, in order of preference; may hold secrets. */
  constructor(urls: readonly string[], { fetch, timeout = defaultTimeout, clock, limit }: NativeBalancesOptions) {
    this.#nodes = urls.map((url) => ({
      node: new BalanceNodeClient(url, { fetch, timeout }),
      due: 0,
      reason: "silent",
    }))
    this.#clock = clock
    this.#remembered = new QuickLRU({ maxSize: limit ?? maxRemembered })
  }

  /** Whether a node is configured. */
  get hasNode(): boolean {
    return this.#nodes.length > 0
  }

  /** The balance of an address, in lower case, at the end of a block, in the smallest unit. Throws {@link NoBalanceError}. */
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
    // Another node may have the data that one lacks, so `pruned` is reported only if every node reported it.
    throw new NoBalanceError(byWeight.find((reason) => reasons.has(reason)) ?? "silent")
  }
}
