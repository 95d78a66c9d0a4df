// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getHeight as operation } from "./operations.ts"
import type { GetHeightParams, GetHeightResult } from "./types.ts"

/** Every error that a call of {@link getHeight} can throw. */
export type GetHeightError = RpcErrorOf<-32000>

/**
 * Returns the height of the last accepted block.
 *
 * `platform.getHeight` at `/ext/bc/P`
 *
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHeight(client)
 * ```
 */
export function getHeight(
  client: Pick<RpcCore, "call">,
  parameters?: GetHeightParams,
  options?: RpcCallOptions,
): Promise<GetHeightResult> {
  return client.call(operation, parameters, options)
}
