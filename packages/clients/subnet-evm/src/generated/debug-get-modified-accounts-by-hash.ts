// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { debugGetModifiedAccountsByHash as operation } from "./operations.ts"
import type { DebugGetModifiedAccountsByHashParams, DebugGetModifiedAccountsByHashResult } from "./types.ts"

/** Every error that a call of {@link debugGetModifiedAccountsByHash} can throw. */
export type DebugGetModifiedAccountsByHashError = RpcErrorOf<-32602 | -32601 | -32000>

/**
 * Returns the accounts that the blocks after one up to another changed, or that one block changed. Nodes serve the
 * namespace only when their configuration enables it. Since the Helicon upgrade the C-Chain does not serve it; chains
 * of L1s do.
 *
 * `debug_getModifiedAccountsByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.startHash The hash of the block before the first, or of the only block.
 * @param parameters.endHash The hash of the last block. Only the first one when omitted.
 * @throws RpcError -32000: start block {block} not found
 * @throws RpcError -32000: end block {block} not found
 * @throws RpcError -32000: block {number} has no parent
 * @throws RpcError -32000: start block height ({start}) must be less than end block height ({end})
 * @throws RpcError -32000: firewood triedb scheme does not yet support this operation
 * @throws RpcError -32000: missing trie node {hash} (path {path}) {reason}
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, debugGetModifiedAccountsByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await debugGetModifiedAccountsByHash(client, {
 *   startHash: "0x479e1f2246450fdd99db610cebc481eef7f696f82b1e765a97cda13818c85a24",
 * })
 * ```
 */
export function debugGetModifiedAccountsByHash(
  client: Pick<RpcCore, "call">,
  parameters: DebugGetModifiedAccountsByHashParams,
  options?: RpcCallOptions,
): Promise<DebugGetModifiedAccountsByHashResult> {
  return client.call(operation, parameters, options)
}
