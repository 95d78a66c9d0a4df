// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { gasPrice as operation } from "./operations.ts"
import type { GasPriceParams, GasPriceResult } from "./types.ts"

/** Every error that a call of {@link gasPrice} can throw. */
export type GasPriceError = RpcErrorOf<-32602 | -32601>

/**
 * Returns a gas price, in wei, at which a legacy transaction is likely to be accepted soon.
 *
 * `eth_gasPrice` at `/ext/bc/{blockchainID}/rpc`
 *
 * @throws RpcError -32602: too many arguments, want at most {count}
 * @throws RpcError -32601: the method {method} does not exist/is not available
 * @example
 * ```ts
 * import { createSubnetEvmCore, gasPrice } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await gasPrice(client)
 * ```
 */
export function gasPrice(
  client: Pick<RpcCore, "call">,
  parameters?: GasPriceParams,
  options?: RpcCallOptions,
): Promise<GasPriceResult> {
  return client.call(operation, parameters, options)
}
