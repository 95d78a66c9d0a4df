// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { warpGetMessageAggregateSignature as operation } from "./operations.ts"
import type { WarpGetMessageAggregateSignatureParams, WarpGetMessageAggregateSignatureResult } from "./types.ts"

/** Every error that a call of {@link warpGetMessageAggregateSignature} can throw. */
export type WarpGetMessageAggregateSignatureError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Returns a message that a contract of this chain sent, signed by the validators that the node asks. It can take 30
 * seconds, after which the node gives up, when validators do not respond. Nodes serve the namespace only when their
 * configuration enables it.
 *
 * `warp_getMessageAggregateSignature` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.messageID The message, in CB58. Logs of the Warp precompile have the same ID in hexadecimal.
 * @param parameters.quorumNumerator The percentage of the weight that must sign. The answer may hold less: verify the
 * weight of its signers.
 * @param parameters.subnetID The subnet whose validators sign, in CB58. Empty for the subnet of this chain.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: failed to parse subnetID: "{subnetID}"
 * @throws RpcError -32000: cannot retrieve validator set: {subnetID} source subnet not found
 * @throws RpcError -32000: cannot aggregate signatures from subnet with no validators (SubnetID: {subnetID}, Height:
 * {height})
 * @throws RpcError -32002: request timed out
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, warpGetMessageAggregateSignature } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await warpGetMessageAggregateSignature(client, {
 *   messageID: "bD315yPSGRFRcmRTD6myB3Tjw7TrSRZ1WNFiVrDXT1QZz7qmR",
 *   quorumNumerator: 67,
 *   subnetID: "",
 * })
 * ```
 */
export function warpGetMessageAggregateSignature(
  client: Pick<RpcCore, "call">,
  parameters: WarpGetMessageAggregateSignatureParams,
  options?: RpcCallOptions,
): Promise<WarpGetMessageAggregateSignatureResult> {
  return client.call(operation, parameters, options)
}
