// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTransactionByHash as operation } from "./operations.ts"
import type { GetTransactionByHashParams, GetTransactionByHashResult } from "./types.ts"

/** Every error that a call of {@link getTransactionByHash} can throw. */
export type GetTransactionByHashError = RpcErrorOf<-32602>

/**
 * Returns the transaction with a hash. One that waits in the pool has no block.
 *
 * `eth_getTransactionByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transactionHash The hash.
 * @returns Null when the node knows no such transaction.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getTransactionByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTransactionByHash(client, {
 *   transactionHash: "0xe6522ac5909dd23ea03951a9fb6b60e05b3da3fd494139ae82f0841d423c5a21",
 * })
 * ```
 */
export function getTransactionByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetTransactionByHashParams,
  options?: RpcCallOptions,
): Promise<GetTransactionByHashResult> {
  return client.call(operation, parameters, options)
}
