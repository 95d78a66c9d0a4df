// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { platformValidates as operation } from "./operations.ts"
import type { PlatformValidatesParams, PlatformValidatesResult } from "./types.ts"

/** Every error that a call of {@link platformValidates} can throw. */
export type PlatformValidatesError = RpcErrorOf<-32000>

/**
 * Returns the IDs of the blockchains that a subnet validates.
 *
 * `platform.validates` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @throws RpcError -32000: problem retrieving subnet "{subnetID}": not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, platformValidates } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await platformValidates(client, { subnetID: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv" })
 * ```
 */
export function platformValidates(
  client: Pick<RpcCore, "call">,
  parameters?: PlatformValidatesParams,
  options?: RpcCallOptions,
): Promise<PlatformValidatesResult> {
  return client.call(operation, parameters, options)
}

/** @deprecated Renamed to {@link platformValidates}. */
export const validates: typeof platformValidates = platformValidates

/** @deprecated Renamed to {@link PlatformValidatesParams}. */
export type ValidatesParams = PlatformValidatesParams

/** @deprecated Renamed to {@link PlatformValidatesResult}. */
export type ValidatesResult = PlatformValidatesResult

/** @deprecated Renamed to {@link PlatformValidatesError}. */
export type ValidatesError = PlatformValidatesError
