// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getValidatorsAt as operation } from "./operations.ts"
import type { GetValidatorsAtParams, GetValidatorsAtResult } from "./types.ts"

/** Every error that a call of {@link getValidatorsAt} can throw. */
export type GetValidatorsAtError = RpcErrorOf<-32000>

/**
 * Returns the weights and BLS keys of a subnet's validators at a height of the P-Chain, by node ID.
 *
 * `platform.getValidatorsAt` at `/ext/bc/P`
 *
 * @param parameters.height The height, or `proposed`.
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: failed to get validator set at {height}: failed to fetch validator set at unfinalized height
 * with SubnetID = {subnetID}: current P-chain height ({current}) < requested P-Chain height ({height})
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getValidatorsAt } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getValidatorsAt(client, { height: 1, subnetID: "11111111111111111111111111111111LpoYY" })
 * ```
 */
export function getValidatorsAt(
  client: Pick<RpcCore, "call">,
  parameters: GetValidatorsAtParams,
  options?: RpcCallOptions,
): Promise<GetValidatorsAtResult> {
  return client.call(operation, parameters, options)
}
