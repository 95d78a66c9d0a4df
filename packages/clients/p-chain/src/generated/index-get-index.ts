// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
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
 * import { createPChainCore, indexGetIndex } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexGetIndex(client, { id: "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR" })
 * ```
 */
export function indexGetIndex(
  client: Pick<RpcCore, "call">,
  parameters: IndexGetIndexParams,
  options?: RpcCallOptions,
): Promise<IndexGetIndexResult> {
  return client.call(operation, parameters, options)
}
