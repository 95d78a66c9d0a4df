// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockByNumber as operation } from "./operations.ts"
import type { BlockWithHashes, BlockWithTransactions, GetBlockByNumberParams, GetBlockByNumberResult } from "./types.ts"

/** Every error that a call of {@link getBlockByNumber} can throw. */
export type GetBlockByNumberError = RpcErrorOf<-32602 | -32000>

/**
 * Returns the block with a number. A number above the last accepted block is an error.
 *
 * `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number or a tag.
 * @param parameters.hydrated Whether to return full transactions instead of their hashes.
 * @returns Null when the node does not have the block, such as one before its state sync.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockByNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByNumber(client, { block: "latest", hydrated: false })
 * ```
 */
export function getBlockByNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByNumberParams & { hydrated: true },
  options?: RpcCallOptions,
): Promise<BlockWithTransactions | null>
/**
 * Returns the block with a number. A number above the last accepted block is an error.
 *
 * `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number or a tag.
 * @param parameters.hydrated Whether to return full transactions instead of their hashes.
 * @returns Null when the node does not have the block, such as one before its state sync.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockByNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByNumber(client, { block: "latest", hydrated: false })
 * ```
 */
export function getBlockByNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByNumberParams & { hydrated: false },
  options?: RpcCallOptions,
): Promise<BlockWithHashes | null>
/**
 * Returns the block with a number. A number above the last accepted block is an error.
 *
 * `eth_getBlockByNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number or a tag.
 * @param parameters.hydrated Whether to return full transactions instead of their hashes.
 * @returns Null when the node does not have the block, such as one before its state sync.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockByNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByNumber(client, { block: "latest", hydrated: false })
 * ```
 */
export function getBlockByNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByNumberParams,
  options?: RpcCallOptions,
): Promise<GetBlockByNumberResult>
export function getBlockByNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByNumberParams,
  options?: RpcCallOptions,
): Promise<GetBlockByNumberResult> {
  return client.call(operation, parameters, options)
}
