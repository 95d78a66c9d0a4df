// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockByHeight as operation } from "./operations.ts"
import type { DecodedBlock, EncodedBlock, GetBlockByHeightParams, GetBlockByHeightResult } from "./types.ts"

/** Every error that a call of {@link getBlockByHeight} can throw. */
export type GetBlockByHeightError = RpcErrorOf<-32000>

/**
 * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
 *
 * `platform.getBlockByHeight` at `/ext/bc/P`
 *
 * @param parameters.height The block's height.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block at height {height}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlockByHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHeight(client, { height: 0, encoding: "hex" })
 * ```
 */
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams & { encoding?: "hex" | "hexc" | "hexnc" },
  options?: RpcCallOptions,
): Promise<EncodedBlock>
/**
 * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
 *
 * `platform.getBlockByHeight` at `/ext/bc/P`
 *
 * @param parameters.height The block's height.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block at height {height}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlockByHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHeight(client, { height: 0, encoding: "hex" })
 * ```
 */
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams & { encoding: "json" },
  options?: RpcCallOptions,
): Promise<DecodedBlock>
/**
 * Returns the accepted block at a height, as bytes or as an object. The genesis block has height 0.
 *
 * `platform.getBlockByHeight` at `/ext/bc/P`
 *
 * @param parameters.height The block's height.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block at height {height}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlockByHeight } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHeight(client, { height: 0, encoding: "hex" })
 * ```
 */
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams,
  options?: RpcCallOptions,
): Promise<GetBlockByHeightResult>
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams,
  options?: RpcCallOptions,
): Promise<GetBlockByHeightResult> {
  return client.call(operation, parameters, options)
}
