// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTotalStake as operation } from "./operations.ts"
import type { GetTotalStakeParams, GetTotalStakeResult } from "./types.ts"

/** Every error that a call of {@link getTotalStake} can throw. */
export type GetTotalStakeError = RpcErrorOf<-32000>

/**
 * Returns the weight of all validators of a subnet with their delegators.
 *
 * `platform.getTotalStake` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getTotalStake } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTotalStake(client, { subnetID: "11111111111111111111111111111111LpoYY" })
 * ```
 */
export function getTotalStake(
  client: Pick<RpcCore, "call">,
  parameters?: GetTotalStakeParams,
  options?: RpcCallOptions,
): Promise<GetTotalStakeResult> {
  return client.call(operation, parameters, options)
}
