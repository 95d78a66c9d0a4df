// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getSubnet as operation } from "./operations.ts"
import type { GetSubnetParams, GetSubnetResult } from "./types.ts"

/** Every error that a call of {@link getSubnet} can throw. */
export type GetSubnetError = RpcErrorOf<-32000>

/**
 * Returns the owner of a subnet and, once it is an L1, its manager contract. The primary network does not count as a
 * subnet here.
 *
 * `platform.getSubnet` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet.
 * @throws RpcError -32000: the primary network isn't a subnet
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getSubnet } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getSubnet(client, { subnetID: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv" })
 * ```
 */
export function getSubnet(
  client: Pick<RpcCore, "call">,
  parameters: GetSubnetParams,
  options?: RpcCallOptions,
): Promise<GetSubnetResult> {
  return client.call(operation, parameters, options)
}
