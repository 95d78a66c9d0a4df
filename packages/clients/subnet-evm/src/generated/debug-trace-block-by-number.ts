// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore } from "@serac/rpc"
import { debugTraceBlockByNumber as operation } from "./operations.ts"
import type { DebugTraceBlockByNumberParams, DebugTraceBlockByNumberResult } from "./types.ts"

/**
 * Executes the transactions of a block again and returns the tracer's result for each. Block 0 cannot be traced. Nodes
 * serve the namespace only when they are configured to.
 *
 * `debug_traceBlockByNumber` at `/ext/bc/{blockchainID}/rpc` (not in the requirement)
 *
 * @param parameters.block The number of the block or a tag.
 * @param parameters.config The tracer and its options. A step log when omitted.
 * @throws {@link RpcError} -32000: genesis is not traceable
 * @throws {@link RpcError} -32000: cannot query unfinalized data
 * @throws {@link RpcError} -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
 * @throws {@link RpcError} -32000: missing trie node {hash} (path {path}) {reason}
 * @throws {@link RpcError} -32602: missing value for required argument {index}
 * @throws {@link RpcError} -32602: invalid argument {index}: {reason}
 * @throws {@link RpcError} -32601: the method {method} does not exist/is not available
 * @throws {@link RpcError} -32002: request timed out
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugTraceBlockByNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ url: "http://127.0.0.1:9650" })
 * const result = await debugTraceBlockByNumber(client, { block: "0x81", config: { tracer: "callTracer" } })
 * ```
 */
export function debugTraceBlockByNumber(
  client: Pick<RpcCore, "call">,
  parameters: DebugTraceBlockByNumberParams,
  options?: RpcCallOptions,
): Promise<DebugTraceBlockByNumberResult> {
  return client.call(operation, parameters, options)
}
