// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getSubnets as operation } from "./operations.ts"
import type { GetSubnetsParams, GetSubnetsResult } from "./types.ts"

/** Every error that a call of {@link getSubnets} can throw. */
export type GetSubnetsError = RpcErrorOf<-32000>

/**
 * Returns subnets with their owners, the primary network among them.
 *
 * `platform.getSubnets` at `/ext/bc/P`
 *
 * @deprecated since v1.9.12
 * @param parameters.ids Only these subnets; unknown ones are left out. All when omitted or empty.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getSubnets } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getSubnets(client)
 * ```
 */
export function getSubnets(
  client: Pick<RpcCore, "call">,
  parameters?: GetSubnetsParams,
  options?: RpcCallOptions,
): Promise<GetSubnetsResult> {
  return client.call(operation, parameters, options)
}
