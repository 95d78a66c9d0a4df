// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getUncleByBlockNumberAndIndex as operation } from "./operations.ts"
import type { GetUncleByBlockNumberAndIndexParams, GetUncleByBlockNumberAndIndexResult } from "./types.ts"

/** Every error that a call of {@link getUncleByBlockNumberAndIndex} can throw. */
export type GetUncleByBlockNumberAndIndexError = RpcErrorOf<-32602 | -32000>

/**
 * Returns an uncle of a block. No block of this network has one.
 *
 * `eth_getUncleByBlockNumberAndIndex` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number of the block or a tag.
 * @param parameters.index The index of the uncle, from 0.
 * @returns Always null.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getUncleByBlockNumberAndIndex } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getUncleByBlockNumberAndIndex(client, { block: "latest", index: "0x0" })
 * ```
 */
export function getUncleByBlockNumberAndIndex(
  client: Pick<RpcCore, "call">,
  parameters: GetUncleByBlockNumberAndIndexParams,
  options?: RpcCallOptions,
): Promise<GetUncleByBlockNumberAndIndexResult> {
  return client.call(operation, parameters, options)
}
