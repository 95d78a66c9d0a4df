// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockByHash as operation } from "./operations.ts"
import type { BlockWithHashes, BlockWithTransactions, GetBlockByHashParams, GetBlockByHashResult } from "./types.ts"

/** Every error that a call of {@link getBlockByHash} can throw. */
export type GetBlockByHashError = RpcErrorOf<-32602>

/**
 * Returns the block with a hash.
 *
 * `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash.
 * @param parameters.hydrated Whether to return full transactions instead of their hashes.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHash(client, {
 *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
 *   hydrated: false,
 * })
 * ```
 */
export function getBlockByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHashParams & { hydrated: true },
  options?: RpcCallOptions,
): Promise<BlockWithTransactions | null>
/**
 * Returns the block with a hash.
 *
 * `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash.
 * @param parameters.hydrated Whether to return full transactions instead of their hashes.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHash(client, {
 *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
 *   hydrated: false,
 * })
 * ```
 */
export function getBlockByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHashParams & { hydrated: false },
  options?: RpcCallOptions,
): Promise<BlockWithHashes | null>
/**
 * Returns the block with a hash.
 *
 * `eth_getBlockByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash.
 * @param parameters.hydrated Whether to return full transactions instead of their hashes.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHash(client, {
 *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
 *   hydrated: false,
 * })
 * ```
 */
export function getBlockByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHashParams,
  options?: RpcCallOptions,
): Promise<GetBlockByHashResult>
export function getBlockByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHashParams,
  options?: RpcCallOptions,
): Promise<GetBlockByHashResult> {
  return client.call(operation, parameters, options)
}
