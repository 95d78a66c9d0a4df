// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getStakingAssetID as operation } from "./operations.ts"
import type { GetStakingAssetIDParams, GetStakingAssetIDResult } from "./types.ts"

/** Every error that a call of {@link getStakingAssetID} can throw. */
export type GetStakingAssetIDError = RpcErrorOf<-32000>

/**
 * Returns the asset that is staked on the primary network (AVAX) or on an elastic subnet. Other subnets give an error.
 *
 * `platform.getStakingAssetID` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: failed fetching subnet transformation for {subnetID}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getStakingAssetID } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getStakingAssetID(client)
 * ```
 */
export function getStakingAssetID(
  client: Pick<RpcCore, "call">,
  parameters?: GetStakingAssetIDParams,
  options?: RpcCallOptions,
): Promise<GetStakingAssetIDResult> {
  return client.call(operation, parameters, options)
}
