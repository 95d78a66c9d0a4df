// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugStandardTraceBlockToFile as operation } from "./operations.ts"
import type { DebugStandardTraceBlockToFileParams, DebugStandardTraceBlockToFileResult } from "./types.ts"

/** Every error that a call of {@link debugStandardTraceBlockToFile} can throw. */
export type DebugStandardTraceBlockToFileError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes a block again and writes the steps of each transaction to a file on the node's machine, in the format of
 * EIP-3155. For the node's operator: nodes serve it only when their configuration enables `debug-file-tracer`.
 *
 * `debug_standardTraceBlockToFile` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.config What to trace, and how.
 * @throws RpcError -32000: block {hash} not found
 * @throws RpcError -32000: genesis is not traceable
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32002: request timed out
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugStandardTraceBlockToFile } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugStandardTraceBlockToFile(client, {
 *   blockHash: "0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677",
 * })
 * ```
 */
export function debugStandardTraceBlockToFile(
  client: Pick<RpcCore, "call">,
  parameters: DebugStandardTraceBlockToFileParams,
  options?: RpcCallOptions,
): Promise<DebugStandardTraceBlockToFileResult> {
  return client.call(operation, parameters, options)
}
