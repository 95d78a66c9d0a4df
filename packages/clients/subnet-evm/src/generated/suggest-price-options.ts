// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { suggestPriceOptions as operation } from "./operations.ts"
import type { SuggestPriceOptionsParams, SuggestPriceOptionsResult } from "./types.ts"

/** Every error that a call of {@link suggestPriceOptions} can throw. */
export type SuggestPriceOptionsError = RpcErrorOf<-32601>

/**
 * Returns fees for slow, normal and fast acceptance. Served on the C-Chain only. Null when the chain has no dynamic
 * fees.
 *
 * `eth_suggestPriceOptions` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, suggestPriceOptions } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await suggestPriceOptions(client)
 * ```
 */
export function suggestPriceOptions(
  client: Pick<RpcCore, "call">,
  parameters?: SuggestPriceOptionsParams,
  options?: RpcCallOptions,
): Promise<SuggestPriceOptionsResult> {
  return client.call(operation, parameters, options)
}
