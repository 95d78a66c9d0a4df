// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { uninstallFilter as operation } from "./operations.ts"
import type { UninstallFilterParams, UninstallFilterResult } from "./types.ts"

/** Every error that a call of {@link uninstallFilter} can throw. */
export type UninstallFilterError = RpcErrorOf<-32602>

/**
 * Removes a filter.
 *
 * `eth_uninstallFilter` at `/ext/bc/{blockchainID}/rpc`
 *
 * @param parameters.filterID The filter.
 * @returns Whether there was such a filter.
 * @throws RpcError -32602: missing value for required argument {index}
 * @throws RpcError -32602: invalid argument {index}: {reason}
 * @example
 * ```ts
 * import { createSubnetEvmCore, uninstallFilter } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await uninstallFilter(client, { filterID: "0x9e067ad4c3134f346bd37cae1cb7a53b" })
 * ```
 */
export function uninstallFilter(
  client: Pick<RpcCore, "call">,
  parameters: UninstallFilterParams,
  options?: RpcCallOptions,
): Promise<UninstallFilterResult> {
  return client.call(operation, parameters, options)
}
