// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getFeeState as operation } from "./operations.ts"
import type { GetFeeStateParams, GetFeeStateResult } from "./types.ts"

/** Every error that a call of {@link getFeeState} can throw. */
export type GetFeeStateError = RpcErrorOf<-32000>

/**
 * Returns the gas price of transactions and what it follows from, as of the last accepted block.
 *
 * `platform.getFeeState` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getFeeState } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getFeeState(client)
 * ```
 */
export function getFeeState(
  client: Pick<RpcCore, "call">,
  parameters?: GetFeeStateParams,
  options?: RpcCallOptions,
): Promise<GetFeeStateResult> {
  return client.call(operation, parameters, options)
}
