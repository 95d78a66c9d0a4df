// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlock as operation } from "./operations.ts"
import type { EncodedBlock, GetBlockParams, GetBlockResult, JsonBlock } from "./types.ts"

/** Every error that a call of {@link getBlock} can throw. */
export type GetBlockError = RpcErrorOf<-32000>

/**
 * Returns a block by its ID.
 *
 * `avm.getBlock` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.blockID The block's ID. It is that of the inner block, not of its consensus-level wrapper.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block with id {blockID}: not found
 * @throws RpcError -32000: chain is not linearized
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlock } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX",
 *   encoding: "json",
 * })
 * ```
 */
export function getBlock(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockParams & { encoding?: "hex" | "hexc" | "hexnc" },
  options?: RpcCallOptions,
): Promise<EncodedBlock>
/**
 * Returns a block by its ID.
 *
 * `avm.getBlock` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.blockID The block's ID. It is that of the inner block, not of its consensus-level wrapper.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block with id {blockID}: not found
 * @throws RpcError -32000: chain is not linearized
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlock } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX",
 *   encoding: "json",
 * })
 * ```
 */
export function getBlock(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockParams & { encoding: "json" },
  options?: RpcCallOptions,
): Promise<JsonBlock>
/**
 * Returns a block by its ID.
 *
 * `avm.getBlock` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.blockID The block's ID. It is that of the inner block, not of its consensus-level wrapper.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block with id {blockID}: not found
 * @throws RpcError -32000: chain is not linearized
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getBlock } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "2PE5ZKtk1C3DAQM148tg3wumu88KdHdfgvkA1q1TKTe1L6MScX",
 *   encoding: "json",
 * })
 * ```
 */
export function getBlock(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockParams,
  options?: RpcCallOptions,
): Promise<GetBlockResult>
export function getBlock(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockParams,
  options?: RpcCallOptions,
): Promise<GetBlockResult> {
  return client.call(operation, parameters, options)
}
