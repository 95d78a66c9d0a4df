// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getCurrentSupply as operation } from "./operations.ts"
import type { GetCurrentSupplyParams, GetCurrentSupplyResult } from "./types.ts"

/** Every error that a call of {@link getCurrentSupply} can throw. */
export type GetCurrentSupplyError = RpcErrorOf<-32000>

/**
 * Returns an upper bound on the tokens that can be staked on a subnet. A subnet without staking has no supply.
 *
 * `platform.getCurrentSupply` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: fetching current supply failed: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getCurrentSupply } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getCurrentSupply(client)
 * ```
 */
export function getCurrentSupply(
  client: Pick<RpcCore, "call">,
  parameters?: GetCurrentSupplyParams,
  options?: RpcCallOptions,
): Promise<GetCurrentSupplyResult> {
  return client.call(operation, parameters, options)
}
