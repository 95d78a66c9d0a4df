import type { FilterRequest } from "@serac/wire/node"
import { type EvmChain, type Hex, toQuantity } from "../../../evm/index.ts"

/** Calls the node of the living chain that a fork goes on from. */
export interface LivingNode {
  /**
   * Forwards a call of a client.
   *
   * @returns the node's result
   * @throws RpcError with the node's own error, UpstreamError if it does not answer
   */
  forward(method: string, params: readonly unknown[]): Promise<unknown>
}

/** The blocks of a living chain up to the one at which a fork starts. Its node answers for them. */
export class LivingHistory {
  readonly #chain: EvmChain
  readonly #node: LivingNode

  constructor(chain: EvmChain, node: LivingNode) {
    this.#chain = chain
    this.#node = node
  }

  /** The height of the last living block, after which the fork's own blocks follow. */
  get last(): bigint {
    return this.#chain.firstHeight
  }

  /** The node's answer to a call. @throws RpcError, UpstreamError */
  forward(method: string, params: readonly unknown[]): Promise<unknown> {
    return this.#node.forward(method, params)
  }

  /** The height of a living block; undefined for a hash that is not one of them. */
  async heightOf(hash: Hex): Promise<bigint | undefined> {
    const own = this.#chain.blockByHash(hash)
    if (own !== undefined) return own.header.number > this.last ? undefined : own.header.number
    return this.#upToLast(await this.forward("eth_getBlockByHash", [hash, false]), "number")
  }

  /** Whether a transaction is in a living block. */
  async hasTransaction(hash: Hex): Promise<boolean> {
    if (this.#chain.transaction(hash) !== undefined || this.#chain.pool.get(hash) !== undefined) return false
    return this.#upToLast(await this.forward("eth_getTransactionByHash", [hash]), "blockNumber") !== undefined
  }

  /** The logs of living blocks that match a filter. */
  async logs(from: bigint, to: bigint, { addresses, topics }: FilterRequest): Promise<readonly unknown[]> {
    const logs = await this.forward("eth_getLogs", [
      {
        fromBlock: toQuantity(from),
        toBlock: toQuantity(to),
        ...(addresses.length === 0 ? {} : { address: addresses }),
        topics: topics.map((place) => (place.length === 0 ? null : place)),
      },
    ])
    return Array.isArray(logs) ? logs : []
  }

  /** The height in a member of an answer; undefined if it is above the last living block: the living chain has grown since. */
  #upToLast(answer: unknown, member: "number" | "blockNumber"): bigint | undefined {
    const text: unknown = Object(answer)[member]
    if (typeof text !== "string" || !/^0x[0-9a-fA-F]{1,16}$/.test(text)) return undefined
    const height = BigInt(text)
    return height > this.last ? undefined : height
  }
}
