// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockTransactionCountByNumber as operation } from "./operations.ts"
import type { GetBlockTransactionCountByNumberParams, GetBlockTransactionCountByNumberResult } from "./types.ts"

/** Every error that a call of {@link getBlockTransactionCountByNumber} can throw. */
export type GetBlockTransactionCountByNumberError = RpcErrorOf<-32602>

/**
 * Returns how many transactions the block with a number has.
 *
 * `eth_getBlockTransactionCountByNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number or a tag.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockTransactionCountByNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockTransactionCountByNumber(client, { block: "latest" })
 * ```
 */
export function getBlockTransactionCountByNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockTransactionCountByNumberParams,
  options?: RpcCallOptions,
): Promise<GetBlockTransactionCountByNumberResult> {
  return client.call(operation, parameters, options)
}
