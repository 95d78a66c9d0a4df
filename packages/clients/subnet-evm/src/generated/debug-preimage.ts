// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugPreimage as operation } from "./operations.ts"
import type { DebugPreimageParams, DebugPreimageResult } from "./types.ts"

/** Every error that a call of {@link debugPreimage} can throw. */
export type DebugPreimageError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the bytes with a Keccak-256 hash, if the node recorded them (`preimages-enabled`). Nodes serve the namespace
 * only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_preimage` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.hash The hash.
 * @throws RpcError -32000: unknown preimage
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugPreimage } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugPreimage(client, {
 *   hash: "0x290decd9548b62a8d60345a988386fc84ba6bc95484008f6362f93160ef3e563",
 * })
 * ```
 */
export function debugPreimage(
  client: Pick<RpcCore, "call">,
  parameters: DebugPreimageParams,
  options?: RpcCallOptions,
): Promise<DebugPreimageResult> {
  return client.call(operation, parameters, options)
}
