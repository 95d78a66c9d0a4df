// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getUncleCountByBlockNumber as operation } from "./operations.ts"
import type { GetUncleCountByBlockNumberParams, GetUncleCountByBlockNumberResult } from "./types.ts"

/** Every error that a call of {@link getUncleCountByBlockNumber} can throw. */
export type GetUncleCountByBlockNumberError = RpcErrorOf<-32602>

/**
 * Returns how many uncles a block has. No block of this network has one.
 *
 * `eth_getUncleCountByBlockNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number of the block or a tag.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getUncleCountByBlockNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getUncleCountByBlockNumber(client, { block: "latest" })
 * ```
 */
export function getUncleCountByBlockNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetUncleCountByBlockNumberParams,
  options?: RpcCallOptions,
): Promise<GetUncleCountByBlockNumberResult> {
  return client.call(operation, parameters, options)
}
