// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getMinStake as operation } from "./operations.ts"
import type { GetMinStakeParams, GetMinStakeResult } from "./types.ts"

/** Every error that a call of {@link getMinStake} can throw. */
export type GetMinStakeError = RpcErrorOf<-32000>

/**
 * Returns the minimum amounts to validate and to delegate on the primary network or an elastic subnet. Other subnets
 * give an error.
 *
 * `platform.getMinStake` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: failed fetching subnet transformation for {subnetID}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getMinStake } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getMinStake(client)
 * ```
 */
export function getMinStake(
  client: Pick<RpcCore, "call">,
  parameters?: GetMinStakeParams,
  options?: RpcCallOptions,
): Promise<GetMinStakeResult> {
  return client.call(operation, parameters, options)
}
