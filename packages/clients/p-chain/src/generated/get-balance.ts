// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBalance as operation } from "./operations.ts"
import type { GetBalanceParams, GetBalanceResult } from "./types.ts"

/** Every error that a call of {@link getBalance} can throw. */
export type GetBalanceError = RpcErrorOf<-32000>

/**
 * Returns what addresses hold of each asset, locked or not. Page through `platform.getUTXOs` instead to see the outputs
 * themselves.
 *
 * `platform.getBalance` at `/ext/bc/P`
 *
 * @deprecated since v1.9.12; use `platform.getUTXOs`
 * @param parameters.addresses The addresses, counted together.
 * @throws RpcError -32000: couldn't parse address "{address}": {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBalance } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBalance(client, { addresses: ["P-custom10ufvrv4g7l8xn50v4v9hm2ke94dvdsgcrrs5pd"] })
 * ```
 */
export function getBalance(
  client: Pick<RpcCore, "call">,
  parameters: GetBalanceParams,
  options?: RpcCallOptions,
): Promise<GetBalanceResult> {
  return client.call(operation, parameters, options)
}
