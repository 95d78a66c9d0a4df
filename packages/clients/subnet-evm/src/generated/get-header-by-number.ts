// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getHeaderByNumber as operation } from "./operations.ts"
import type { GetHeaderByNumberParams, GetHeaderByNumberResult } from "./types.ts"

/** Every error that a call of {@link getHeaderByNumber} can throw. */
export type GetHeaderByNumberError = RpcErrorOf<-32602 | -32000>

/**
 * Returns the header of the block with a number.
 *
 * `eth_getHeaderByNumber` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.block The number or a tag.
 * @returns Null when the node does not have the block, such as one before its state sync.
 * @throws RpcError -32000: cannot query unfinalized data
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getHeaderByNumber } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHeaderByNumber(client, { block: "latest" })
 * ```
 */
export function getHeaderByNumber(
  client: Pick<RpcCore, "call">,
  parameters: GetHeaderByNumberParams,
  options?: RpcCallOptions,
): Promise<GetHeaderByNumberResult> {
  return client.call(operation, parameters, options)
}
