// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getHeaderByHash as operation } from "./operations.ts"
import type { GetHeaderByHashParams, GetHeaderByHashResult } from "./types.ts"

/** Every error that a call of {@link getHeaderByHash} can throw. */
export type GetHeaderByHashError = RpcErrorOf<-32602>

/**
 * Returns the header of the block with a hash.
 *
 * `eth_getHeaderByHash` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.blockHash The hash.
 * @returns Null when there is no such block.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getHeaderByHash } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHeaderByHash(client, {
 *   blockHash: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2",
 * })
 * ```
 */
export function getHeaderByHash(
  client: Pick<RpcCore, "call">,
  parameters: GetHeaderByHashParams,
  options?: RpcCallOptions,
): Promise<GetHeaderByHashResult> {
  return client.call(operation, parameters, options)
}
