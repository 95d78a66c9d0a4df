// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetNodeVersion as operation } from "./operations.ts"
import type { InfoGetNodeVersionParams, InfoGetNodeVersionResult } from "./types.ts"

/** Every error that a call of {@link infoGetNodeVersion} can throw. */
export type InfoGetNodeVersionError = RpcErrorOf<-32000>

/**
 * Returns the versions of the node, its database format and its virtual machines.
 *
 * `info.getNodeVersion` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetNodeVersion } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetNodeVersion(client)
 * ```
 */
export function infoGetNodeVersion(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetNodeVersionParams,
  options?: RpcCallOptions,
): Promise<InfoGetNodeVersionResult> {
  return client.call(operation, parameters, options)
}
