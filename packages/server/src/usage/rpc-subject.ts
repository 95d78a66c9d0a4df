/** What public RPC usage is of: a primary network, or one EVM chain. */
export type RpcOf = { readonly network: "mainnet" | "testnet" } | { readonly chainId: string }

/** What the counts of a public RPC are kept under. */
export function rpcSubject(of: RpcOf): string {
  return "network" in of ? `rpc network ${of.network}` : `rpc chain ${of.chainId}`
}
