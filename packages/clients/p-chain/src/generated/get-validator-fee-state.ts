// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getValidatorFeeState as operation } from "./operations.ts"
import type { GetValidatorFeeStateParams, GetValidatorFeeStateResult } from "./types.ts"

/** Every error that a call of {@link getValidatorFeeState} can throw. */
export type GetValidatorFeeStateError = RpcErrorOf<-32000>

/**
 * Returns the fee that active L1 validators pay each second and what it follows from, as of the last accepted block.
 *
 * `platform.getValidatorFeeState` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getValidatorFeeState } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getValidatorFeeState(client)
 * ```
 */
export function getValidatorFeeState(
  client: Pick<RpcCore, "call">,
  parameters?: GetValidatorFeeStateParams,
  options?: RpcCallOptions,
): Promise<GetValidatorFeeStateResult> {
  return client.call(operation, parameters, options)
}
