// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getActivePrecompilesAt as operation } from "./operations.ts"
import type { GetActivePrecompilesAtParams, GetActivePrecompilesAtResult } from "./types.ts"

/** Every error that a call of {@link getActivePrecompilesAt} can throw. */
export type GetActivePrecompilesAtError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the configurations of the precompiles that are active at a time. Not served on the C-Chain.
 *
 * `eth_getActivePrecompilesAt` at `/ext/bc/{blockchainID}/rpc`
 *
 * @deprecated; use `eth_getActiveRulesAt`
 * @param parameters.timestamp A time in Unix seconds. The time of the last accepted block when omitted.
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, getActivePrecompilesAt } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getActivePrecompilesAt(client)
 * ```
 */
export function getActivePrecompilesAt(
  client: Pick<RpcCore, "call">,
  parameters?: GetActivePrecompilesAtParams,
  options?: RpcCallOptions,
): Promise<GetActivePrecompilesAtResult> {
  return client.call(operation, parameters, options)
}
