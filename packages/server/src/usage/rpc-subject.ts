/** The target of public RPC requests: a primary network, or one EVM chain. */
export type RpcOf = { readonly network: "mainnet" | "testnet" } | { readonly chainId: string }

/** The subject under which requests of a public RPC are counted. */
export function rpcSubject(of: RpcOf): string {
  return "network" in of ? `rpc network ${of.network}` : `rpc chain ${of.chainId}`
}
