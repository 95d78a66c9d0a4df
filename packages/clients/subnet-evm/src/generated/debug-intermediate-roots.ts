// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugIntermediateRoots as operation } from "./operations.ts"
import type { DebugIntermediateRootsParams, DebugIntermediateRootsResult } from "./types.ts"

/** Every error that a call of {@link debugIntermediateRoots} can throw. */
export type DebugIntermediateRootsError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes a block again and returns the state root after each of its transactions. Nodes serve the namespace only when
 * their configuration enables it.
 *
 * `debug_intermediateRoots` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.config The tracer and its options. A step log when omitted.
 * @throws RpcError -32000: block {hash} not found
 * @throws RpcError -32000: genesis is not traceable
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32002: request timed out
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugIntermediateRoots } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugIntermediateRoots(client, {
 *   blockHash: "0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677",
 * })
 * ```
 */
export function debugIntermediateRoots(
  client: Pick<RpcCore, "call">,
  parameters: DebugIntermediateRootsParams,
  options?: RpcCallOptions,
): Promise<DebugIntermediateRootsResult> {
  return client.call(operation, parameters, options)
}
