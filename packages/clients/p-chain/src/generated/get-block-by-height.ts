// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore } from "@serac/rpc"
import { getBlockByHeight as operation } from "./operations.ts"
import type { GetBlockByHeightParams, GetBlockByHeightResult } from "./types.ts"

/**
 * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
 *
 * `platform.getBlockByHeight` at `/ext/bc/P` (requirement node 4.2)
 *
 * @param parameters.height The block's height.
 * @param parameters.encoding How the block is written. `hex` when omitted.
 * @throws {@link RpcError} -32000: couldn't get block at height {height}: not found
 * @throws {@link RpcError} -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted.
 * See documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlockByHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ url: "http://127.0.0.1:9650" })
 * const result = await getBlockByHeight(client, { height: 0, encoding: "hex" })
 * ```
 */
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams,
  options?: RpcCallOptions,
): Promise<GetBlockByHeightResult> {
  return client.call(operation, parameters, options)
}
