import type { ChainDefinition } from "@serac/store"

/**
 * A chain with the RPC URL that users are shown: the configured one, else its address at the gateway, else none. URLs of nodes
 * are not shown.
 *
 * @param gateway - URL at which callers reach it; undefined where there is none.
 */
export function withPublishedRpc(chain: ChainDefinition, gateway: string | undefined): ChainDefinition {
  if (chain.publicRpcUrl !== undefined || gateway === undefined) return chain
  const base = gateway.replace(/\/+$/, "")
  return { ...chain, publicRpcUrl: `${base}/ext/bc/${chain.platformChainId ?? chain.chainId}/rpc` }
}
