import { equalBytes } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { type Clock, type LogFunction, NodeFault, nonsense } from "../../core/index.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { hexKey } from "../p/keys.ts"

/** Rewards that are requested together. */
const rewardsAtOnce = 64

type Rewards = ReadonlyMap<string, readonly Uint8Array[]>

/**
 * Requests rewards of each node of a network by itself. No hash covers them, and without the state of the chain no rule does: the index
 * that is made of them verifies the amounts. So nodes must agree, and those that do not answer are left out.
 */
export class AgreedRewards {
  readonly #nodes: readonly { readonly url: string; readonly node: NetworkNode }[]
  readonly #signal: AbortSignal

  constructor(
    network: NetworkDefinition,
    parts: {
      readonly clock: Clock
      readonly log: LogFunction
      readonly signal: AbortSignal
      readonly fetch?: typeof globalThis.fetch | undefined
    },
  ) {
    this.#signal = parts.signal
    this.#nodes = network.nodeUrls.map((url) => ({
      url,
      node: createNetworkNode({ ...parts, network: { ...network, nodeUrls: [url] } }),
    }))
  }

  /**
   * The UTXOs that paid for transactions, by their IDs in hexadecimal.
   *
   * @param height - the P-Chain's height that a node must have reached.
   * @throws NodeFault if no node answers, or two differ.
   */
  async of(stakers: readonly Uint8Array[], height: number): Promise<Rewards> {
    const found = new Map<string, readonly Uint8Array[]>()
    for (let from = 0; from < stakers.length; from += rewardsAtOnce) {
      const some = stakers.slice(from, from + rewardsAtOnce)
      for (const [id, utxos] of await this.#agreed(some, height)) found.set(id, utxos)
    }
    return found
  }

  async #agreed(stakers: readonly Uint8Array[], height: number): Promise<Rewards> {
    const signal = this.#signal
    const told = await Promise.allSettled(this.#nodes.map(({ node }) => node.rewardUtxos(stakers, height, signal)))
    signal.throwIfAborted()
    const failed = told.find((one) => one.status === "rejected")
    if (failed !== undefined && !(failed.reason instanceof NodeFault)) throw failed.reason
    const answers = told.flatMap((one, at) => (one.status === "fulfilled" ? [{ at, rewards: one.value }] : []))
    const [first, ...others] = answers
    if (first === undefined) throw failed?.reason
    for (const { at, rewards } of others) {
      const differing = stakers.map(hexKey).find((id) => !areSame(first.rewards.get(id), rewards.get(id)))
      if (differing === undefined) continue
      const hosts = [first.at, at].map((index) => new URL(this.#nodes[index]?.url ?? "").host).join(" and ")
      throw nonsense(`${hosts} tell different rewards of transaction ${differing}`)
    }
    return first.rewards
  }
}

/** Whether two nodes tell the same UTXOs, in any order. */
function areSame(one: readonly Uint8Array[] = [], other: readonly Uint8Array[] = []): boolean {
  const inOrder = (utxos: readonly Uint8Array[]) => utxos.toSorted((left, right) => Buffer.compare(left, right))
  const others = inOrder(other)
  return (
    one.length === other.length && inOrder(one).every((utxo, index) => equalBytes(utxo, others[index] as Uint8Array))
  )
}
