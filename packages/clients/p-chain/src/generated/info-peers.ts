// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore } from "@serac/rpc"
import { infoPeers as operation } from "./operations.ts"
import type { InfoPeersParams, InfoPeersResult } from "./types.ts"

/**
 * Returns the nodes that this node is connected to.
 *
 * `info.peers` at `/ext/info` (not in the requirement)
 *
 * @param parameters.nodeIDs Only these nodes; those not connected are left out. All peers when omitted or empty.
 * @throws {@link RpcError} -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted.
 * See documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoPeers } from "@serac/p-chain"
 *
 * const client = createPChainCore({ url: "http://127.0.0.1:9650" })
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
