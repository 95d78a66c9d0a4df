// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getFilterLogs as operation } from "./operations.ts"
import type { GetFilterLogsParams, GetFilterLogsResult } from "./types.ts"

/** Every error that a call of {@link getFilterLogs} can throw. */
export type GetFilterLogsError = RpcErrorOf<-32602 | -32000>

/**
 * Returns all logs that match a log filter, whether polled or not.
 *
 * `eth_getFilterLogs` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.filterID The filter.
 * @throws RpcError -32000: filter not found
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @throws RpcError -32000: unknown block
 * @example
 * ```ts
 * import { createSubnetEvmCore, getFilterLogs } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getFilterLogs(client, { filterID: "0x9e067ad4c3134f346bd37cae1cb7a53b" })
 * ```
 */
export function getFilterLogs(
  client: Pick<RpcCore, "call">,
  parameters: GetFilterLogsParams,
  options?: RpcCallOptions,
): Promise<GetFilterLogsResult> {
  return client.call(operation, parameters, options)
}
