// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugTraceBlock as operation } from "./operations.ts"
import type { DebugTraceBlockParams, DebugTraceBlockResult } from "./types.ts"

/** Every error that a call of {@link debugTraceBlock} can throw. */
export type DebugTraceBlockError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes the transactions of an encoded block, whose parent the node has, and returns the tracer's result for each.
 * Nodes serve the namespace only when their configuration enables it.
 *
 * `debug_traceBlock` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block in RLP.
 * @param parameters.config The tracer and its options. A step log when omitted.
 * @throws RpcError -32000: could not decode block: {reason}
 * @throws RpcError -32000: genesis is not traceable
 * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32002: request timed out
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugTraceBlock } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugTraceBlock(client, {
 *   block: "0xf902dcf90266a0608ddbd611241719b64642d8e152537e2a5bdf46b6ddb9e8...",
 *   config: { tracer: "callTracer" },
 * })
 * ```
 */
export function debugTraceBlock(
  client: Pick<RpcCore, "call">,
  parameters: DebugTraceBlockParams,
  options?: RpcCallOptions,
): Promise<DebugTraceBlockResult> {
  return client.call(operation, parameters, options)
}
