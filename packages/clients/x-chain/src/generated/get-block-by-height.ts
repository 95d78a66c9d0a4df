// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlockByHeight as operation } from "./operations.ts"
import type { EncodedBlock, GetBlockByHeightParams, GetBlockByHeightResult, JsonBlock } from "./types.ts"

/** Every error that a call of {@link getBlockByHeight} can throw. */
export type GetBlockByHeightError = RpcErrorOf<-32000>

/**
 * Returns the accepted block at a height.
 *
 * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.height The block's height. The first block has height 0.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block at height {height}: not found
 * @throws RpcError -32000: chain is not linearized
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlockByHeight } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHeight(client, { height: 0, encoding: "hex" })
 * ```
 */
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams & { encoding?: "hex" | "hexc" | "hexnc" },
  options?: RpcCallOptions,
): Promise<EncodedBlock>
/**
 * Returns the accepted block at a height.
 *
 * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.height The block's height. The first block has height 0.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block at height {height}: not found
 * @throws RpcError -32000: chain is not linearized
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlockByHeight } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlockByHeight(client, { height: 0, encoding: "hex" })
 * ```
 */
export function getBlockByHeight(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockByHeightParams & { encoding: "json" },
  options?: RpcCallOptions,
): Promise<JsonBlock>
/**
 * Returns the accepted block at a height.
 *
 * `avm.getBlockByHeight` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.height The block's height. The first block has height 0.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block at height {height}: not found
 * @throws RpcError -32000: chain is not linearized
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlockByHeight } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
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
