// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugAccountRange as operation } from "./operations.ts"
import type { DebugAccountRangeParams, DebugAccountRangeResult } from "./types.ts"

/** Every error that a call of {@link debugAccountRange} can throw. */
export type DebugAccountRangeError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the accounts of the state after a block, in the order of their hashed addresses. Nodes serve the namespace
 * only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains of L1s do.
 *
 * `debug_accountRange` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block, by number, name or hash.
 * @param parameters.start The hashed address to begin at; `0x` for the first.
 * @param parameters.maxResults The maximum number of accounts, up to 256; 0 or less means 256.
 * @param parameters.nocode Whether to leave out code.
 * @param parameters.nostorage Whether to leave out storage.
 * @param parameters.incompletes Whether to include accounts whose address the node does not know.
 * @throws RpcError -32000: block #{number} not found
 * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugAccountRange } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugAccountRange(client, {
 *   block: "0x2",
 *   start: "0x",
 *   maxResults: 2,
 *   nocode: true,
 *   nostorage: true,
 *   incompletes: false,
 * })
 * ```
 */
export function debugAccountRange(
  client: Pick<RpcCore, "call">,
  parameters: DebugAccountRangeParams,
  options?: RpcCallOptions,
): Promise<DebugAccountRangeResult> {
  return client.call(operation, parameters, options)
}
