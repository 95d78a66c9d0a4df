// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { indexGetIndex as operation } from "./operations.ts"
import type { IndexGetIndexParams, IndexGetIndexResult } from "./types.ts"

/** Every error that a call of {@link indexGetIndex} can throw. */
export type IndexGetIndexError = RpcErrorOf<-32000>

/**
 * Returns the position of a container in the order of acceptance.
 *
 * `index.getIndex` at `/ext/index/{blockchainID}/{index}`
 *
 * @param parameters.id The container's ID. For a block it is that of the consensus-level block, not of the inner one.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, indexGetIndex } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexGetIndex(client, { id: "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT" })
 * ```
 */
export function indexGetIndex(
  client: Pick<RpcCore, "call">,
  parameters: IndexGetIndexParams,
  options?: RpcCallOptions,
): Promise<IndexGetIndexResult> {
  return client.call(operation, parameters, options)
}
