// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { indexGetContainerByID as operation } from "./operations.ts"
import type { IndexGetContainerByIDParams, IndexGetContainerByIDResult } from "./types.ts"

/** Every error that a call of {@link indexGetContainerByID} can throw. */
export type IndexGetContainerByIDError = RpcErrorOf<-32000>

/**
 * Returns an accepted container by its ID. That of a block is the ID of the consensus-level block, not of the inner
 * one.
 *
 * `index.getContainerByID` at `/ext/index/{blockchainID}/{index}`
 *
 * @param parameters.id The container's ID. For a block it is that of the consensus-level block, not of the inner one.
 * @param parameters.encoding The encoding of the bytes. `hex` when omitted.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, indexGetContainerByID } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await indexGetContainerByID(client, {
 *   id: "XKhqeBQnmsQ1oknEJXbstcSfs2tW4tYj3zVpoXP8om3BwoAZT",
 *   encoding: "hex",
 * })
 * ```
 */
export function indexGetContainerByID(
  client: Pick<RpcCore, "call">,
  parameters: IndexGetContainerByIDParams,
  options?: RpcCallOptions,
): Promise<IndexGetContainerByIDResult> {
  return client.call(operation, parameters, options)
}
