// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugTraceCall as operation } from "./operations.ts"
import type { DebugTraceCallParams, DebugTraceCallResult } from "./types.ts"

/** Every error that a call of {@link debugTraceCall} can throw. */
export type DebugTraceCallError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes a call on the state after a block, without a transaction, and returns the tracer's result. Nodes serve the
 * namespace only when their configuration enables it.
 *
 * `debug_traceCall` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transaction The call.
 * @param parameters.block The block on whose state the call runs, by number, name or hash; `pending` is an error.
 * @param parameters.config The tracer and its options, with what to override.
 * @throws RpcError -32000: tracing on top of pending is not supported
 * @throws RpcError -32000: tracing failed: {reason}
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32002: request timed out
 * @throws RpcError -32000: header for hash not found
 * @throws RpcError -32000: both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified
 * @throws RpcError -32000: time: {reason}
 * @throws RpcError -32000: trace object must expose {what}
 * @throws RpcError -32000: account {address} has both 'state' and 'stateDiff'
 * @throws RpcError -32000: SyntaxError: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugTraceCall } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugTraceCall(client, {
 *   transaction: {
 *     from: "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC",
 *     to: "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
 *     value: "0x1",
 *   },
 *   block: "latest",
 *   config: { tracer: "callTracer" },
 * })
 * ```
 */
export function debugTraceCall(
  client: Pick<RpcCore, "call">,
  parameters: DebugTraceCallParams,
  options?: RpcCallOptions,
): Promise<DebugTraceCallResult> {
  return client.call(operation, parameters, options)
}
