// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugTraceBadBlock as operation } from "./operations.ts"
import type { DebugTraceBadBlockParams, DebugTraceBadBlockResult } from "./types.ts"

/** Every error that a call of {@link debugTraceBadBlock} can throw. */
export type DebugTraceBadBlockError = RpcErrorOf<-32602 | -32601 | -32002 | -32000>

/**
 * Executes the transactions of a block that the node refused as invalid (`eth_getBadBlocks` lists them) and returns the
 * tracer's result for each. Nodes serve the namespace only when their configuration enables it.
 *
 * `debug_traceBadBlock` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.config The tracer and its options. A step log when omitted.
 * @throws RpcError -32000: bad block {hash} not found
 * @throws RpcError -32000: ReferenceError: {tracer} is not defined at <eval>:1:{column}(0)
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @throws RpcError -32002: request timed out
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugTraceBadBlock } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugTraceBadBlock(client, {
 *   blockHash: "0x394bca607f28335d33106d2f6f1ea2bdd91e8b8725b11923e533b4189185a677",
 * })
 * ```
 */
export function debugTraceBadBlock(
  client: Pick<RpcCore, "call">,
  parameters: DebugTraceBadBlockParams,
  options?: RpcCallOptions,
): Promise<DebugTraceBadBlockResult> {
  return client.call(operation, parameters, options)
}
