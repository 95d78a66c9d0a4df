// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getTransactionReceipt as operation } from "./operations.ts"
import type { GetTransactionReceiptParams, GetTransactionReceiptResult } from "./types.ts"

/** Every error that a call of {@link getTransactionReceipt} can throw. */
export type GetTransactionReceiptError = RpcErrorOf<-32602>

/**
 * Returns the receipt of an accepted transaction: status, gas used and logs.
 *
 * `eth_getTransactionReceipt` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.transactionHash The hash.
 * @returns Null when no accepted block has the transaction.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getTransactionReceipt } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getTransactionReceipt(client, {
 *   transactionHash: "0x882f2c4bd3504fffb5f11513bc42bdf4d08af47d94560417a1557f7515d41609",
 * })
 * ```
 */
export function getTransactionReceipt(
  client: Pick<RpcCore, "call">,
  parameters: GetTransactionReceiptParams,
  options?: RpcCallOptions,
): Promise<GetTransactionReceiptResult> {
  return client.call(operation, parameters, options)
}
