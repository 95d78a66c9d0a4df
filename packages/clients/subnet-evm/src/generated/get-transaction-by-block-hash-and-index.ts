// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTransactionByBlockHashAndIndex as operation } from "./operations.ts"
import type { GetTransactionByBlockHashAndIndexParams, GetTransactionByBlockHashAndIndexResult } from "./types.ts"

/** Every error that a call of {@link getTransactionByBlockHashAndIndex} can throw. */
export type GetTransactionByBlockHashAndIndexError = RpcErrorOf<-32602>

/**
 * Returns a transaction by its index in the block with a hash.
 *
 * `eth_getTransactionByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.index The index of the transaction in the block, from 0.
 * @returns Null when there is no such block or index.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getTransactionByBlockHashAndIndex } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTransactionByBlockHashAndIndex(client, {
 *   blockHash: "0x33e1cc46dcb980cceef7965749eef8b2cfb0dbff90ab346cb2ee54c82ecfa22e",
 *   index: "0x5",
 * })
 * ```
 */
export function getTransactionByBlockHashAndIndex(
  client: Pick<RpcCore, "call">,
  parameters: GetTransactionByBlockHashAndIndexParams,
  options?: RpcCallOptions,
): Promise<GetTransactionByBlockHashAndIndexResult> {
  return client.call(operation, parameters, options)
}
