// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockTransactionCountByHash as operation } from "./operations.ts"
import type { GetBlockTransactionCountByHashParams, GetBlockTransactionCountByHashResult } from "./types.ts"

/** Every error that a call of {@link getBlockTransactionCountByHash} can throw. */
export type GetBlockTransactionCountByHashError = RpcErrorOf<-32602>

/**
 * Returns how many transactions the block with a hash has.
 *
 * `eth_getBlockTransactionCountByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getBlockTransactionCountByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockTransactionCountByHash(client, {
 *   blockHash: "0x553d778fa2969cdef1512d4412c59fde1cbf3c72fb69fc6fe07b7620c6fd953e",
 * })
 * ```
 */
export function getBlockTransactionCountByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockTransactionCountByHashParams,
  options?: RpcCallOptions,
): Promise<GetBlockTransactionCountByHashResult> {
  return client.call(operation, parameters, options)
}
