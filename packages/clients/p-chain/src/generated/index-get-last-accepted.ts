// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { indexGetLastAccepted as operation } from "./operations.ts"
import type { IndexGetLastAcceptedParams, IndexGetLastAcceptedResult } from "./types.ts"

/** Every error that a call of {@link indexGetLastAccepted} can throw. */
export type IndexGetLastAcceptedError = RpcErrorOf<-32000>

/**
 * Returns the container that this node accepted last.
 *
 * `index.getLastAccepted` at `/ext/index/{blockchainID}/{index}`
 *
 * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
 * @throws RpcError -32000: no containers have been accepted
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, indexGetLastAccepted } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexGetLastAccepted(client, { encoding: "hex" })
 * ```
 */
export function indexGetLastAccepted(
  client: Pick<RpcCore, "call">,
  parameters?: IndexGetLastAcceptedParams,
  options?: RpcCallOptions,
): Promise<IndexGetLastAcceptedResult> {
  return client.call(operation, parameters, options)
}
