// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { indexGetContainerRange as operation } from "./operations.ts"
import type { IndexGetContainerRangeParams, IndexGetContainerRangeResult } from "./types.ts"

/** Every error that a call of {@link indexGetContainerRange} can throw. */
export type IndexGetContainerRangeError = RpcErrorOf<-32000>

/**
 * Returns consecutive containers in the order of acceptance, fewer than requested where the index ends. No other method
 * reads many blocks in one call.
 *
 * `index.getContainerRange` at `/ext/index/{blockchainID}/{index}`
 *
 * @param parameters.startIndex Index of the first container.
 * @param parameters.numToFetch Maximum number of containers to return, from 1 to 1024. Fewer are returned where the
 * index ends.
 * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
 * @throws RpcError -32000: numToFetch must be in [1,1024] but is {numToFetch}
 * @throws RpcError -32000: start index ({startIndex}) > last accepted index ({index})
 * @throws RpcError -32000: no containers have been accepted
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, indexGetContainerRange } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexGetContainerRange(client, { startIndex: 0, numToFetch: 10, encoding: "hex" })
 * ```
 */
export function indexGetContainerRange(
  client: Pick<RpcCore, "call">,
  parameters: IndexGetContainerRangeParams,
  options?: RpcCallOptions,
): Promise<IndexGetContainerRangeResult> {
  return client.call(operation, parameters, options)
}
