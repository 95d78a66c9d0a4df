// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoGetNodeID as operation } from "./operations.ts"
import type { InfoGetNodeIDParams, InfoGetNodeIDResult } from "./types.ts"

/** Every error that a call of {@link infoGetNodeID} can throw. */
export type InfoGetNodeIDError = RpcErrorOf<-32000>

/**
 * Returns the identity of the node: its ID and its BLS key with proof.
 *
 * `info.getNodeID` at `/ext/info`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoGetNodeID } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoGetNodeID(client)
 * ```
 */
export function infoGetNodeID(
  client: Pick<RpcCore, "call">,
  parameters?: InfoGetNodeIDParams,
  options?: RpcCallOptions,
): Promise<InfoGetNodeIDResult> {
  return client.call(operation, parameters, options)
}
