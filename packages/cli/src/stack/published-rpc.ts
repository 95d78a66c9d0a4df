import type { ChainDefinition } from "@serac/store"

/**
 * A chain with its public RPC URL: the configured one, else its URL at the gateway, else none. URLs of nodes
 * are not published.
 *
 * @param gateway - public URL of the gateway; undefined if there is none.
 */
export function withPublishedRpc(chain: ChainDefinition, gateway: string | undefined): ChainDefinition {
  if (chain.publicRpcUrl !== undefined || gateway === undefined) return chain
  const base = gateway.replace(/\/+$/, "")
  return { ...chain, publicRpcUrl: `${base}/ext/bc/${chain.platformChainId ?? chain.chainId}/rpc` }
}
