// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { infoIsBootstrapped as operation } from "./operations.ts"
import type { InfoIsBootstrappedParams, InfoIsBootstrappedResult } from "./types.ts"

/** Every error that a call of {@link infoIsBootstrapped} can throw. */
export type InfoIsBootstrappedError = RpcErrorOf<-32000>

/**
 * Returns whether a chain has caught up with the network on this node.
 *
 * `info.isBootstrapped` at `/ext/info`
 *
 * @param parameters.chain The chain, by alias or ID.
 * @throws RpcError -32000: argument 'chain' not given
 * @throws RpcError -32000: there is no chain with alias/ID '{chain}'
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoIsBootstrapped } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await infoIsBootstrapped(client, { chain: "X" })
 * ```
 */
export function infoIsBootstrapped(
  client: Pick<RpcCore, "call">,
  parameters: InfoIsBootstrappedParams,
  options?: RpcCallOptions,
): Promise<InfoIsBootstrappedResult> {
  return client.call(operation, parameters, options)
}
