// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetNetworkID as operation } from "./operations.ts"
import type { InfoGetNetworkIDParams, InfoGetNetworkIDResult } from "./types.ts"

/** Every error that a call of {@link infoGetNetworkID} can throw. */
export type InfoGetNetworkIDError = RpcErrorOf<-32000>

/**
 * Returns the ID of the network that the node takes part in.
 *
 * `info.getNetworkID` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetNetworkID } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetNetworkID(client)
 * ```
 */
export function infoGetNetworkID(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetNetworkIDParams,
  options?: RpcCallOptions,
): Promise<InfoGetNetworkIDResult> {
  return client.call(operation, parameters, options)
}
