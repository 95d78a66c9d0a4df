// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getLogs as operation } from "./operations.ts"
import type { GetLogsParams, GetLogsResult } from "./types.ts"

/** Every error that a call of {@link getLogs} can throw. */
export type GetLogsError = RpcErrorOf<-32602 | -32003 | -32000>

/**
 * Returns the logs that match a filter. A node may cap the range of blocks.
 *
 * `eth_getLogs` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.filter Which logs.
 * @throws RpcError -32000: requested from block {number} after last accepted block {tip}
 * @throws RpcError -32000: requested to block {number} after last accepted block {tip}
 * @throws RpcError -32000: invalid block range params
 * @throws RpcError -32000: exceed max topics
 * @throws RpcError -32000: exceed max addresses
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32003: response too large
 * @throws RpcError -32000: unknown block
 * @example
 * ```ts
 * import { createSubnetEvmCore, getLogs } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getLogs(client, {
 *   filter: { blockHash: "0x1636016d365a0d8583de32b11df720890353cd0c33f3b87760d488080251dca2" },
 * })
 * ```
 */
export function getLogs(
  client: Pick<RpcCore, "call">,
  parameters: GetLogsParams,
  options?: RpcCallOptions,
): Promise<GetLogsResult> {
  return client.call(operation, parameters, options)
}
