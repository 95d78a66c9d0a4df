// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetVMs as operation } from "./operations.ts"
import type { InfoGetVMsParams, InfoGetVMsResult } from "./types.ts"

/** Every error that a call of {@link infoGetVMs} can throw. */
export type InfoGetVMsError = RpcErrorOf<-32000>

/**
 * Returns the virtual machines and feature extensions that are installed on the node.
 *
 * `info.getVMs` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetVMs } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetVMs(client)
 * ```
 */
export function infoGetVMs(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetVMsParams,
  options?: RpcCallOptions,
): Promise<InfoGetVMsResult> {
  return client.call(operation, parameters, options)
}
