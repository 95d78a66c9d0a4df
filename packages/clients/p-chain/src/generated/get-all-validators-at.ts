// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getAllValidatorsAt as operation } from "./operations.ts"
import type { GetAllValidatorsAtParams, GetAllValidatorsAtResult } from "./types.ts"

/** Every error that a call of {@link getAllValidatorsAt} can throw. */
export type GetAllValidatorsAtError = RpcErrorOf<-32000>

/**
 * Returns the validators that can sign of every subnet that has any, in canonical order, at a height of the P-Chain.
 *
 * `platform.getAllValidatorsAt` at `/ext/bc/P`
 *
 * @param parameters.height The height, or `proposed`.
 * @throws RpcError -32000: failed to get validator sets at {height}: {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getAllValidatorsAt } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getAllValidatorsAt(client, { height: 1 })
 * ```
 */
export function getAllValidatorsAt(
  client: Pick<RpcCore, "call">,
  parameters: GetAllValidatorsAtParams,
  options?: RpcCallOptions,
): Promise<GetAllValidatorsAtResult> {
  return client.call(operation, parameters, options)
}
