// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getRawTransactionByBlockNumberAndIndex as operation } from "./operations.ts"
import type {
  GetRawTransactionByBlockNumberAndIndexParams,
  GetRawTransactionByBlockNumberAndIndexResult,
} from "./types.ts"

/** Every error that a call of {@link getRawTransactionByBlockNumberAndIndex} can throw. */
export type GetRawTransactionByBlockNumberAndIndexError = RpcErrorOf<-32602>

/**
 * Returns an encoded transaction by its index in the block with a number.
 *
 * `eth_getRawTransactionByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number of the block or a tag.
 * @param parameters.index The index of the transaction in the block, from 0.
 * @returns No bytes when there is no such block or index.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getRawTransactionByBlockNumberAndIndex } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getRawTransactionByBlockNumberAndIndex(client, { block: "0x20", index: "0x0" })
 * ```
 */
export function getRawTransactionByBlockNumberAndIndex(
  client: Pick<RpcCore, "call">,
  parameters: GetRawTransactionByBlockNumberAndIndexParams,
  options?: RpcCallOptions,
): Promise<GetRawTransactionByBlockNumberAndIndexResult> {
  return client.call(operation, parameters, options)
}
