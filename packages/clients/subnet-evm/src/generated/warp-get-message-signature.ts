// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { warpGetMessageSignature as operation } from "./operations.ts"
import type { WarpGetMessageSignatureParams, WarpGetMessageSignatureResult } from "./types.ts"

/** Every error that a call of {@link warpGetMessageSignature} can throw. */
export type WarpGetMessageSignatureError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the BLS signature of this node over a message that a contract of this chain sent, 96 bytes. Nodes serve the
 * namespace only when their configuration enables it.
 *
 * `warp_getMessageSignature` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.messageID The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal.
 * @throws RpcError -32000: failed to get message {messageID} with error not found
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, warpGetMessageSignature } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await warpGetMessageSignature(client, {
 *   messageID: "bD315yPSGRFRcmRTD6myB3Tjw7TrSRZ1WNFiVrDXT1QZz7qmR",
 * })
 * ```
 */
export function warpGetMessageSignature(
  client: Pick<RpcCore, "call">,
  parameters: WarpGetMessageSignatureParams,
  options?: RpcCallOptions,
): Promise<WarpGetMessageSignatureResult> {
  return client.call(operation, parameters, options)
}
