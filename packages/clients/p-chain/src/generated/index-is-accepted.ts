// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { indexIsAccepted as operation } from "./operations.ts"
import type { IndexIsAcceptedParams, IndexIsAcceptedResult } from "./types.ts"

/** Every error that a call of {@link indexIsAccepted} can throw. */
export type IndexIsAcceptedError = RpcErrorOf<-32000>

/**
 * Returns whether this node has accepted a container.
 *
 * `index.isAccepted` at `/ext/index/{blockchainID}/{index}`
 *
 * @param parameters.id The container's ID. For a block it is that of the consensus-level block, not of the inner one.
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, indexIsAccepted } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexIsAccepted(client, { id: "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR" })
 * ```
 */
export function indexIsAccepted(
  client: Pick<RpcCore, "call">,
  parameters: IndexIsAcceptedParams,
  options?: RpcCallOptions,
): Promise<IndexIsAcceptedResult> {
  return client.call(operation, parameters, options)
}
