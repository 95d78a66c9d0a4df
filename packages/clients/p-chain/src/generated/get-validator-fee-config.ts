// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getValidatorFeeConfig as operation } from "./operations.ts"
import type { GetValidatorFeeConfigParams, GetValidatorFeeConfigResult } from "./types.ts"

/** Every error that a call of {@link getValidatorFeeConfig} can throw. */
export type GetValidatorFeeConfigError = RpcErrorOf<-32000>

/**
 * Returns how the fee changes that active L1 validators pay each second.
 *
 * `platform.getValidatorFeeConfig` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getValidatorFeeConfig } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getValidatorFeeConfig(client)
 * ```
 */
export function getValidatorFeeConfig(
  client: Pick<RpcCore, "call">,
  parameters?: GetValidatorFeeConfigParams,
  options?: RpcCallOptions,
): Promise<GetValidatorFeeConfigResult> {
  return client.call(operation, parameters, options)
}
