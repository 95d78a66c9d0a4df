// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore } from "@serac/rpc"
import { infoIsBootstrapped as operation } from "./operations.ts"
import type { InfoIsBootstrappedParams, InfoIsBootstrappedResult } from "./types.ts"

/**
 * Returns whether a chain has caught up with the network on this node.
 *
 * `info.isBootstrapped` at `/ext/info` (not in the requirement)
 *
 * @param parameters.chain The chain, by alias or ID.
 * @throws {@link RpcError} -32000: argument 'chain' not given
 * @throws {@link RpcError} -32000: there is no chain with alias/ID '{chain}'
 * @throws {@link RpcError} -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted.
 * See documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, infoIsBootstrapped } from "@serac/p-chain"
 *
 * const client = createPChainCore({ url: "http://127.0.0.1:9650" })
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
