// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { indexGetContainerByIndex as operation } from "./operations.ts"
import type { IndexGetContainerByIndexParams, IndexGetContainerByIndexResult } from "./types.ts"

/** Every error that a call of {@link indexGetContainerByIndex} can throw. */
export type IndexGetContainerByIndexError = RpcErrorOf<-32000>

/**
 * Returns the container at a position in the order of acceptance. Of blocks, index 0 is the one at height 1; the
 * genesis block is not indexed.
 *
 * `index.getContainerByIndex` at `/ext/index/{blockchainID}/{index}`
 *
 * @param parameters.index The container's position in the order of acceptance. Index 0 is the block at height 1.
 * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
 * @throws RpcError -32000: no container at index {index}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, indexGetContainerByIndex } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexGetContainerByIndex(client, { index: 0, encoding: "hex" })
 * ```
 */
export function indexGetContainerByIndex(
  client: Pick<RpcCore, "call">,
  parameters: IndexGetContainerByIndexParams,
  options?: RpcCallOptions,
): Promise<IndexGetContainerByIndexResult> {
  return client.call(operation, parameters, options)
}
