// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoPeers as operation } from "./operations.ts"
import type { InfoPeersParams, InfoPeersResult } from "./types.ts"

/** Every error that a call of {@link infoPeers} can throw. */
export type InfoPeersError = RpcErrorOf<-32000>

/**
 * Returns the nodes that this node is connected to.
 *
 * `info.peers` at `/ext/info`
 *
 * @param parameters.nodeIDs Only these nodes; those not connected are left out. All peers when omitted or empty.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoPeers } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoPeers(client)
 * ```
 */
export function infoPeers(
  client: Pick<RpcCore, "call">,
  parameters?: InfoPeersParams,
  options?: RpcCallOptions,
): Promise<InfoPeersResult> {
  return client.call(operation, parameters, options)
}
