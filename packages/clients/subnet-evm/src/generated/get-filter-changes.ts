// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getFilterChanges as operation } from "./operations.ts"
import type { GetFilterChangesParams, GetFilterChangesResult } from "./types.ts"

/** Every error that a call of {@link getFilterChanges} can throw. */
export type GetFilterChangesError = RpcErrorOf<-32602 | -32000>

/**
 * Returns what is new since the filter was created or last polled.
 *
 * `eth_getFilterChanges` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.filterID The filter.
 * @throws RpcError -32000: filter not found
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, getFilterChanges } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getFilterChanges(client, { filterID: "0x9e067ad4c3134f346bd37cae1cb7a53b" })
 * ```
 */
export function getFilterChanges(
  client: Pick<RpcCore, "call">,
  parameters: GetFilterChangesParams,
  options?: RpcCallOptions,
): Promise<GetFilterChangesResult> {
  return client.call(operation, parameters, options)
}
