// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugTraceBlockByHash as operation } from "./operations.ts"
import type { DebugTraceBlockByHashParams, DebugTraceBlockByHashResult } from "./types.ts"

/** Every error that a call of {@link debugTraceBlockByHash} can throw. */
export type DebugTraceBlockByHashError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes the transactions of a block again and returns the tracer's result for each. Block 0 cannot be traced. Nodes
 * serve the namespace only when their configuration enables it.
 *
 * `debug_traceBlockByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.config The tracer and its options. A step log when omitted.
 * @throws RpcError -32000: block {hash} not found
 * @throws RpcError -32000: genesis is not traceable
 * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32002: request timed out
 * @throws RpcError -32000: time: {reason}
 * @throws RpcError -32000: trace object must expose {what}
 * @throws RpcError -32000: SyntaxError: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugTraceBlockByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugTraceBlockByHash(client, {
 *   blockHash: "0xde0d05c7c9171b26a56f88c60e684cf495ceefa42eaa851739875ce375f53e53",
 *   config: { tracer: "callTracer" },
 * })
 * ```
 */
export function debugTraceBlockByHash(
  client: Pick<RpcCore, "call">,
  parameters: DebugTraceBlockByHashParams,
  options?: RpcCallOptions,
): Promise<DebugTraceBlockByHashResult> {
  return client.call(operation, parameters, options)
}
