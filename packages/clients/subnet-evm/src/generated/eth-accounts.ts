// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { ethAccounts as operation } from "./operations.ts"
import type { EthAccountsParams, EthAccountsResult } from "./types.ts"

/** Every error that a call of {@link ethAccounts} can throw. */
export type EthAccountsError = RpcErrorOf<-32601>

/**
 * Returns the addresses whose keys the node holds. Part of the Ethereum standard.
 *
 * Not served by any node today: a call ends in an error.
 *
 * `eth_accounts` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, ethAccounts } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await ethAccounts(client)
 * ```
 */
export function ethAccounts(
  client: Pick<RpcCore, "call">,
  parameters?: EthAccountsParams,
  options?: RpcCallOptions,
): Promise<EthAccountsResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link ethAccounts}. */
export const accounts: typeof ethAccounts = ethAccounts

/** @deprecated Renamed to {@link EthAccountsParams}. */
export type AccountsParams = EthAccountsParams

/** @deprecated Renamed to {@link EthAccountsResult}. */
export type AccountsResult = EthAccountsResult

/** @deprecated Renamed to {@link EthAccountsError}. */
export type AccountsError = EthAccountsError
