// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getActiveRulesAt as operation } from "./operations.ts"
import type { GetActiveRulesAtParams, GetActiveRulesAtResult } from "./types.ts"

/** Every error that a call of {@link getActiveRulesAt} can throw. */
export type GetActiveRulesAtError = RpcErrorOf<-32602 | -32601>

/**
 * Returns the Ethereum rules, the network rules and the precompiles that are active at a time. Not served on the
 * C-Chain.
 *
 * `eth_getActiveRulesAt` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.timestamp A time in Unix seconds. The time of the last accepted block when omitted.
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, getActiveRulesAt } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getActiveRulesAt(client)
 * ```
 */
export function getActiveRulesAt(
  client: Pick<RpcCore, "call">,
  parameters?: GetActiveRulesAtParams,
  options?: RpcCallOptions,
): Promise<GetActiveRulesAtResult> {
  return client.call(operation, parameters, options)
}
