// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getCurrentValidators as operation } from "./operations.ts"
import type { GetCurrentValidatorsParams, GetCurrentValidatorsResult } from "./types.ts"

/** Every error that a call of {@link getCurrentValidators} can throw. */
export type GetCurrentValidatorsError = RpcErrorOf<-32000>

/**
 * Returns the current validators of a subnet or of the primary network. Which members a validator has depends on the
 * kind of subnet. Delegators are listed only when exactly one node ID is given.
 *
 * `platform.getCurrentValidators` at `/ext/bc/P`
 *
 * @param parameters.subnetID The subnet. The primary network when omitted.
 * @param parameters.nodeIDs Only these nodes. All validators when omitted or empty; node IDs that do not validate the
 * subnet are left out.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getCurrentValidators } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getCurrentValidators(client, { nodeIDs: ["NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"] })
 * ```
 */
export function getCurrentValidators(
  client: Pick<RpcCore, "call">,
  parameters?: GetCurrentValidatorsParams,
  options?: RpcCallOptions,
): Promise<GetCurrentValidatorsResult> {
  return client.call(operation, parameters, options)
}
