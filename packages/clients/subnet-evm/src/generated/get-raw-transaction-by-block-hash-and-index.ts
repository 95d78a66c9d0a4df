// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getRawTransactionByBlockHashAndIndex as operation } from "./operations.ts"
import type { GetRawTransactionByBlockHashAndIndexParams, GetRawTransactionByBlockHashAndIndexResult } from "./types.ts"

/** Every error that a call of {@link getRawTransactionByBlockHashAndIndex} can throw. */
export type GetRawTransactionByBlockHashAndIndexError = RpcErrorOf<-32602>

/**
 * Returns an encoded transaction by its index in the block with a hash.
 *
 * `eth_getRawTransactionByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.index The index of the transaction in the block, from 0.
 * @returns No bytes when there is no such block or index.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getRawTransactionByBlockHashAndIndex } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getRawTransactionByBlockHashAndIndex(client, {
 *   blockHash: "0x49ce89de4bfda418f06ff9cb1fd9018253f90d9c3b3983513310a4993d113d07",
 *   index: "0x0",
 * })
 * ```
 */
export function getRawTransactionByBlockHashAndIndex(
  client: Pick<RpcCore, "call">,
  parameters: GetRawTransactionByBlockHashAndIndexParams,
  options?: RpcCallOptions,
): Promise<GetRawTransactionByBlockHashAndIndexResult> {
  return client.call(operation, parameters, options)
}
