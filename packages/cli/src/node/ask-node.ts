import { chainId, createSubnetEvmCore, getBlockByNumber } from "@serac/subnet-evm"
import { askNode, type NodeReply } from "./ask.ts"

/** The last block of a node. */
export interface NodeHead {
  readonly number: number
  /** Unix seconds. */
  readonly timestamp: number
}

/** Requests the chain ID from nodes of one EVM chain, in order until one answers. */
export function askChainId(rpcUrls: readonly string[], signal?: AbortSignal): Promise<NodeReply<string>> {
  return askNode(
    rpcUrls,
    async (endpoint, options, asking) =>
      BigInt(await chainId(createSubnetEvmCore({ endpoint, ...options }), {}, asking)).toString(),
    signal,
  )
}

/** Requests the last block from nodes of one EVM chain, in order until one answers. */
export function askHead(rpcUrls: readonly string[]): Promise<NodeReply<NodeHead>> {
  return askNode(rpcUrls, async (endpoint, options) => {
    const core = createSubnetEvmCore({ endpoint, ...options })
    const block = await getBlockByNumber(core, { block: "latest", hydrated: false })
    if (block === null) throw new Error("it has no latest block")
    return { number: Number(block.number), timestamp: Number(block.timestamp) }
  })
}
