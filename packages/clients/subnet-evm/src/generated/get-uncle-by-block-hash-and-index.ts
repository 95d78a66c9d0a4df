// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getUncleByBlockHashAndIndex as operation } from "./operations.ts"
import type { GetUncleByBlockHashAndIndexParams, GetUncleByBlockHashAndIndexResult } from "./types.ts"

/** Every error that a call of {@link getUncleByBlockHashAndIndex} can throw. */
export type GetUncleByBlockHashAndIndexError = RpcErrorOf<-32602>

/**
 * Returns an uncle of a block. No block of this network has one.
 *
 * `eth_getUncleByBlockHashAndIndex` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @param parameters.index The index of the uncle, from 0.
 * @returns Always null.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getUncleByBlockHashAndIndex } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getUncleByBlockHashAndIndex(client, {
 *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
 *   index: "0x0",
 * })
 * ```
 */
export function getUncleByBlockHashAndIndex(
  client: Pick<RpcCore, "call">,
  parameters: GetUncleByBlockHashAndIndexParams,
  options?: RpcCallOptions,
): Promise<GetUncleByBlockHashAndIndexResult> {
  return client.call(operation, parameters, options)
}
