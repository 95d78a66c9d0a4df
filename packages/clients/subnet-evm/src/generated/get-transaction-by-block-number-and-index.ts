// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTransactionByBlockNumberAndIndex as operation } from "./operations.ts"
import type { GetTransactionByBlockNumberAndIndexParams, GetTransactionByBlockNumberAndIndexResult } from "./types.ts"

/** Every error that a call of {@link getTransactionByBlockNumberAndIndex} can throw. */
export type GetTransactionByBlockNumberAndIndexError = RpcErrorOf<-32602>

/**
 * Returns a transaction by its index in the block with a number.
 *
 * `eth_getTransactionByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number of the block or a tag.
 * @param parameters.index The index of the transaction in the block, from 0.
 * @returns Null when there is no such block or index.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getTransactionByBlockNumberAndIndex } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTransactionByBlockNumberAndIndex(client, { block: "0x3", index: "0x0" })
 * ```
 */
export function getTransactionByBlockNumberAndIndex(
  client: Pick<RpcCore, "call">,
  parameters: GetTransactionByBlockNumberAndIndexParams,
  options?: RpcCallOptions,
): Promise<GetTransactionByBlockNumberAndIndexResult> {
  return client.call(operation, parameters, options)
}
