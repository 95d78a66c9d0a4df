// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugDumpBlock as operation } from "./operations.ts"
import type { DebugDumpBlockParams, DebugDumpBlockResult } from "./types.ts"

/** Every error that a call of {@link debugDumpBlock} can throw. */
export type DebugDumpBlockError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns up to 256 accounts of the state after a block, with code and storage. Nodes serve the namespace only when
 * their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_dumpBlock` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number of the block or a tag.
 * @throws RpcError -32000: block #{number} not found
 * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugDumpBlock } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugDumpBlock(client, { block: "0x2" })
 * ```
 */
export function debugDumpBlock(
  client: Pick<RpcCore, "call">,
  parameters: DebugDumpBlockParams,
  options?: RpcCallOptions,
): Promise<DebugDumpBlockResult> {
  return client.call(operation, parameters, options)
}
