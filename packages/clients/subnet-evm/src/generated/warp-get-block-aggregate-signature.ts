// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { warpGetBlockAggregateSignature as operation } from "./operations.ts"
import type { WarpGetBlockAggregateSignatureParams, WarpGetBlockAggregateSignatureResult } from "./types.ts"

/** Every error that a call of {@link warpGetBlockAggregateSignature} can throw. */
export type WarpGetBlockAggregateSignatureError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Returns the hash of an accepted block as a Warp message, signed by the validators that the node asks. It can take 30
 * seconds, after which the node gives up, when validators do not respond. Nodes serve the namespace only when their
 * configuration enables it.
 *
 * `warp_getBlockAggregateSignature` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockID The hash of the block, in CB58.
 * @param parameters.quorumNumerator The percentage of the weight that must sign. The answer may hold less: verify the
 * weight of its signers.
 * @param parameters.subnetID The subnet whose validators sign, in CB58. Empty for the subnet of this chain.
 * @throws RpcError -32000: cannot retrieve validator set: {subnetID} source subnet not found
 * @throws RpcError -32000: cannot aggregate signatures from subnet with no validators (SubnetID: {subnetID}, Height:
 * {height})
 * @throws RpcError -32000: failed to parse subnetID: "{subnetID}"
 * @throws RpcError -32002: request timed out
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32000: failed to get signature for block {blockID} with error failed to validate block message: 2:
 * {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, warpGetBlockAggregateSignature } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await warpGetBlockAggregateSignature(client, {
 *   blockID: "2NM9QjQriKaDQhsoey6zk1y2pEYAijj1NEWM8EXgft7XE6NzdL",
 *   quorumNumerator: 67,
 *   subnetID: "",
 * })
 * ```
 */
export function warpGetBlockAggregateSignature(
  client: Pick<RpcCore, "call">,
  parameters: WarpGetBlockAggregateSignatureParams,
  options?: RpcCallOptions,
): Promise<WarpGetBlockAggregateSignatureResult> {
  return client.call(operation, parameters, options)
}
