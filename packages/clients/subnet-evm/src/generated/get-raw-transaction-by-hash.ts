// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getRawTransactionByHash as operation } from "./operations.ts"
import type { GetRawTransactionByHashParams, GetRawTransactionByHashResult } from "./types.ts"

/** Every error that a call of {@link getRawTransactionByHash} can throw. */
export type GetRawTransactionByHashError = RpcErrorOf<-32602>

/**
 * Returns the encoded transaction with a hash.
 *
 * `eth_getRawTransactionByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transactionHash The hash.
 * @returns No bytes when the node knows no such transaction.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getRawTransactionByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getRawTransactionByHash(client, {
 *   transactionHash: "0x0225b87d0a1bf7ad7e9730eddabc9920203cad6b13d77fd886ae9f30f2891039",
 * })
 * ```
 */
export function getRawTransactionByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetRawTransactionByHashParams,
  options?: RpcCallOptions,
): Promise<GetRawTransactionByHashResult> {
  return client.call(operation, parameters, options)
}
