import type { ChainHeights } from "@serac/store"
import type { NetworkNode } from "../node/network-node.ts"

/** A node that reports no block above given heights. */
export function boundedNode(node: NetworkNode, heights: ChainHeights): NetworkNode {
  return {
    ...node,
    height: async (chain, signal) => Math.min(await node.height(chain, signal), heights[chain] ?? -1),
  }
}
