// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { accounts as operation } from "./operations.ts"
import type { AccountsParams, AccountsResult } from "./types.ts"

/** Every error that a call of {@link accounts} can end in. */
export type AccountsError = RpcErrorOf<-32601>

/**
 * Returns the addresses whose keys the node holds; part of the Ethereum standard, but not served by nodes of version
 * 1.14.
 *
 * `eth_accounts` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { accounts, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await accounts(client)
 * ```
 */
export function accounts(
  client: Pick<RpcCore, "call">,
  parameters?: AccountsParams,
  options?: RpcCallOptions,
): Promise<AccountsResult> {
  return client.call(operation, parameters, options)
}
