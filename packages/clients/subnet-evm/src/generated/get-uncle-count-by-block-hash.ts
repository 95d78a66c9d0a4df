// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getUncleCountByBlockHash as operation } from "./operations.ts"
import type { GetUncleCountByBlockHashParams, GetUncleCountByBlockHashResult } from "./types.ts"

/** Every error that a call of {@link getUncleCountByBlockHash} can throw. */
export type GetUncleCountByBlockHashError = RpcErrorOf<-32602>

/**
 * Returns how many uncles a block has. No block of this network has one.
 *
 * `eth_getUncleCountByBlockHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash of the block.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getUncleCountByBlockHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getUncleCountByBlockHash(client, {
 *   blockHash: "0xb42af5d39ddda229ec0d9dd8ab9f755ce19b56cbf1b11b77b8bc033595d98712",
 * })
 * ```
 */
export function getUncleCountByBlockHash(
  client: Pick<RpcCore, "call">,
  parameters: GetUncleCountByBlockHashParams,
  options?: RpcCallOptions,
): Promise<GetUncleCountByBlockHashResult> {
  return client.call(operation, parameters, options)
}
