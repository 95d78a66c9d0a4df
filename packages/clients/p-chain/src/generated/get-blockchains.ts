// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockchains as operation } from "./operations.ts"
import type { GetBlockchainsParams, GetBlockchainsResult } from "./types.ts"

/** Every error that a call of {@link getBlockchains} can throw. */
export type GetBlockchainsError = RpcErrorOf<-32000>

/**
 * Returns all blockchains that exist, except the P-Chain.
 *
 * `platform.getBlockchains` at `/ext/bc/P`
 *
 * @deprecated since v1.9.12
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlockchains } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockchains(client)
 * ```
 */
export function getBlockchains(
  client: Pick<RpcCore, "call">,
  parameters?: GetBlockchainsParams,
  options?: RpcCallOptions,
): Promise<GetBlockchainsResult> {
  return client.call(operation, parameters, options)
}
