// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { validatorsGetCurrentValidators as operation } from "./operations.ts"
import type { ValidatorsGetCurrentValidatorsParams, ValidatorsGetCurrentValidatorsResult } from "./types.ts"

/** Every error that a call of {@link validatorsGetCurrentValidators} can throw. */
export type ValidatorsGetCurrentValidatorsError = RpcErrorOf<-32000>

/**
 * Returns the validators of the chain as the called node sees them: uptime and connection are its own observation. Not
 * served on the C-Chain.
 *
 * `validators.getCurrentValidators` at `/ext/bc/{blockchainID}/validators`
 *
 * @param parameters.nodeIDs Which validators. All when omitted or empty; unknown ones are left out.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createSubnetEvmCore, validatorsGetCurrentValidators } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await validatorsGetCurrentValidators(client)
 * ```
 */
export function validatorsGetCurrentValidators(
  client: Pick<RpcCore, "call">,
  parameters?: ValidatorsGetCurrentValidatorsParams,
  options?: RpcCallOptions,
): Promise<ValidatorsGetCurrentValidatorsResult> {
  return client.call(operation, parameters, options)
}
