// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getFeeConfig as operation } from "./operations.ts"
import type { GetFeeConfigParams, GetFeeConfigResult } from "./types.ts"

/** Every error that a call of {@link getFeeConfig} can throw. */
export type GetFeeConfigError = RpcErrorOf<-32000>

/**
 * Returns how the gas of transactions is counted and how its price changes.
 *
 * `platform.getFeeConfig` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getFeeConfig } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getFeeConfig(client)
 * ```
 */
export function getFeeConfig(
  client: Pick<RpcCore, "call">,
  parameters?: GetFeeConfigParams,
  options?: RpcCallOptions,
): Promise<GetFeeConfigResult> {
  return client.call(operation, parameters, options)
}
