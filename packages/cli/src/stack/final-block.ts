import type { GatewayChain } from "@serac/gateway"
import type { ChainStatus } from "@serac/store"

/**
 * The last block of which a gateway keeps answers for ever, by what this store has indexed; undefined where it has nothing of the chain: what a node
 * says is final is not believed.
 *
 * - A blockchain of a primary network accepts a block once and for all, and all of it is verified before it is stored.
 * - So is the C-Chain's, but for receipts that later headers settle (after Helicon). Until they do, an indexer stores only what is nearer to
 *   the node's head than half of what it can roll back.
 * - Of any other chain the last blocks may be reorganised.
 */
export function finalBlockOf(
  status: Pick<ChainStatus, "head" | "nodeHead"> | undefined,
  { platformChainId, isCChain = false }: Pick<GatewayChain, "platformChainId" | "isCChain">,
  reorgDepth: number,
): number | undefined {
  if (status === undefined) return undefined
  const { head, nodeHead } = status
  if (platformChainId === undefined) return head.number - reorgDepth
  return isCChain ? Math.min(head.number, nodeHead - Math.ceil(reorgDepth / 2)) : head.number
}
