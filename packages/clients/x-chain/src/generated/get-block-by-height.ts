// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore } from "@serac/rpc"
import { getBlockByHeight as operation } from "./operations.ts"
import type { GetBlockByHeightParams, GetBlockByHeightResult } from "./types.ts"

/**
 * Returns the accepted block at a height.
 *
 * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}` (requirement node 4.1)
 *
 * @param parameters.height The block's height. The first block has height 0.
 * @param parameters.encoding How the block is written. `hex` when omitted.
 * @throws {@link RpcError} -32000: couldn't get block at height {height}: not found
 * @throws {@link RpcError} -32000: chain is not linearized
 * @throws {@link RpcError} -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted.
 * See documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlockByHeight } from "@serac/x-chain"
 *
 * const client = createXChainCore({ url: "http://127.0.0.1:9650" })
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
