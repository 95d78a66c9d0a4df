// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getProposedHeight as operation } from "./operations.ts"
import type { GetProposedHeightParams, GetProposedHeightResult } from "./types.ts"

/** Every error that a call of {@link getProposedHeight} can throw. */
export type GetProposedHeightError = RpcErrorOf<-32000>

/**
 * Returns the P-Chain height that this node gives the blocks it proposes. It may lag behind the last accepted block.
 *
 * `platform.getProposedHeight` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getProposedHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getProposedHeight(client)
 * ```
 */
export function getProposedHeight(
  client: Pick<RpcCore, "call">,
  parameters?: GetProposedHeightParams,
  options?: RpcCallOptions,
): Promise<GetProposedHeightResult> {
  return client.call(operation, parameters, options)
}
