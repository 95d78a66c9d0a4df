// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugStorageRangeAt as operation } from "./operations.ts"
import type { DebugStorageRangeAtParams, DebugStorageRangeAtResult } from "./types.ts"

/** Every error that a call of {@link debugStorageRangeAt} can throw. */
export type DebugStorageRangeAtError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the storage of a contract before a transaction of a block, in the order of the hashed slots. Nodes serve the
 * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
 * of L1s do.
 *
 * `debug_storageRangeAt` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The block, by number, name or hash.
 * @param parameters.transactionIndex The transaction's index in the block.
 * @param parameters.contractAddress The contract.
 * @param parameters.keyStart The hashed slot to begin at; `0x` for the first.
 * @param parameters.maxResult The maximum number of slots.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32000: transaction index {index} out of range for block {hash}
 * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugStorageRangeAt } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugStorageRangeAt(client, {
 *   block: "0x3",
 *   transactionIndex: 0,
 *   contractAddress: "0x17ab05351fc94a1a67bf3f56ddbb941ae6c63e25",
 *   keyStart: "0x",
 *   maxResult: 1,
 * })
 * ```
 */
export function debugStorageRangeAt(
  client: Pick<RpcCore, "call">,
  parameters: DebugStorageRangeAtParams,
  options?: RpcCallOptions,
): Promise<DebugStorageRangeAtResult> {
  return client.call(operation, parameters, options)
}
