// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetNetworkName as operation } from "./operations.ts"
import type { InfoGetNetworkNameParams, InfoGetNetworkNameResult } from "./types.ts"

/** Every error that a call of {@link infoGetNetworkName} can throw. */
export type InfoGetNetworkNameError = RpcErrorOf<-32000>

/**
 * Returns the name of the network that the node takes part in.
 *
 * `info.getNetworkName` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetNetworkName } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetNetworkName(client)
 * ```
 */
export function infoGetNetworkName(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetNetworkNameParams,
  options?: RpcCallOptions,
): Promise<InfoGetNetworkNameResult> {
  return client.call(operation, parameters, options)
}
