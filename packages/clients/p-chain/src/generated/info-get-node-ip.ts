// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetNodeIP as operation } from "./operations.ts"
import type { InfoGetNodeIPParams, InfoGetNodeIPResult } from "./types.ts"

/** Every error that a call of {@link infoGetNodeIP} can throw. */
export type InfoGetNodeIPError = RpcErrorOf<-32000>

/**
 * Returns the address at which peers reach the node.
 *
 * `info.getNodeIP` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetNodeIP } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetNodeIP(client)
 * ```
 */
export function infoGetNodeIP(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetNodeIPParams,
  options?: RpcCallOptions,
): Promise<InfoGetNodeIPResult> {
  return client.call(operation, parameters, options)
}
