// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugTraceTransaction as operation } from "./operations.ts"
import type { DebugTraceTransactionParams, DebugTraceTransactionResult } from "./types.ts"

/** Every error that a call of {@link debugTraceTransaction} can throw. */
export type DebugTraceTransactionError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes an accepted transaction again and returns the tracer's result. Nodes serve the namespace only when their
 * configuration enables it.
 *
 * `debug_traceTransaction` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transactionHash The transaction.
 * @param parameters.config The tracer and its options. A step log when omitted.
 * @throws RpcError -32000: transaction not found
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
 * import { createSubnetEvmCore, debugTraceTransaction } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugTraceTransaction(client, {
 *   transactionHash: "0x782da941a2eba8cdffc3439730b6f5fe3c1c2bc8be0c9b6b9badf76754188ead",
 *   config: { tracer: "callTracer" },
 * })
 * ```
 */
export function debugTraceTransaction(
  client: Pick<RpcCore, "call">,
  parameters: DebugTraceTransactionParams,
  options?: RpcCallOptions,
): Promise<DebugTraceTransactionResult> {
  return client.call(operation, parameters, options)
}
