// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { warpGetBlockSignature as operation } from "./operations.ts"
import type { WarpGetBlockSignatureParams, WarpGetBlockSignatureResult } from "./types.ts"

/** Every error that a call of {@link warpGetBlockSignature} can throw. */
export type WarpGetBlockSignatureError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the BLS signature of this node over the hash of an accepted block, 96 bytes. Nodes serve the namespace only
 * when their configuration enables it.
 *
 * `warp_getBlockSignature` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockID The hash of the block, in CB58.
 * @throws RpcError -32000: failed to get signature for block {blockID} with error failed to validate block message: 2:
 * {reason}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, warpGetBlockSignature } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await warpGetBlockSignature(client, { blockID: "2NM9QjQriKaDQhsoey6zk1y2pEYAijj1NEWM8EXgft7XE6NzdL" })
 * ```
 */
export function warpGetBlockSignature(
  client: Pick<RpcCore, "call">,
  parameters: WarpGetBlockSignatureParams,
  options?: RpcCallOptions,
): Promise<WarpGetBlockSignatureResult> {
  return client.call(operation, parameters, options)
}
