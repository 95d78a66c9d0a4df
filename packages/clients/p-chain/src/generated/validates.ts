// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/rpc"
import { validates as operation } from "./operations.ts"
import type { ValidatesParams, ValidatesResult } from "./types.ts"

/** Every error that a call of {@link validates} can end in. */
export type ValidatesError = RpcErrorOf<-32000>

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
 * import { createPChainCore, validates } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await validates(client, { subnetID: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv" })
 * ```
 */
export function validates(
  client: Pick<RpcCore, "call">,
  parameters?: ValidatesParams,
  options?: RpcCallOptions,
): Promise<ValidatesResult> {
  return client.call(operation, parameters, options)
}
