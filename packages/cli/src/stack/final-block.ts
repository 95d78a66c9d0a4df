import type { GatewayChain } from "@serac/gateway"
import type { ChainStatus } from "@serac/store"

/**
 * The last block whose answers a gateway caches permanently, according to this store; undefined if the store does not have the chain: a node's
 * own finality is not trusted.
 *
 * - A blockchain of a primary network accepts a block irrevocably, and the whole block is verified before it is stored.
 * - The C-Chain does too, except for receipts that later headers settle (after Helicon). Until then, an indexer stores them only for blocks closer to
 *   the node's head than half of its rollback depth.
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
