// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getBlock as operation } from "./operations.ts"
import type { DecodedBlock, EncodedBlock, GetBlockParams, GetBlockResult } from "./types.ts"

/** Every error that a call of {@link getBlock} can throw. */
export type GetBlockError = RpcErrorOf<-32000>

/**
 * Returns an accepted block by its ID, as bytes or as an object.
 *
 * `platform.getBlock` at `/ext/bc/P`
 *
 * @param parameters.blockID The block's ID.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block with id {blockID}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlock } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
 * })
 * ```
 */
export function getBlock(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockParams & { encoding?: "hex" | "hexc" | "hexnc" },
  options?: RpcCallOptions,
): Promise<EncodedBlock>
/**
 * Returns an accepted block by its ID, as bytes or as an object.
 *
 * `platform.getBlock` at `/ext/bc/P`
 *
 * @param parameters.blockID The block's ID.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block with id {blockID}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlock } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
 * })
 * ```
 */
export function getBlock(
  client: Pick<RpcCore, "call">,
  parameters: GetBlockParams & { encoding: "json" },
  options?: RpcCallOptions,
): Promise<DecodedBlock>
/**
 * Returns an accepted block by its ID, as bytes or as an object.
 *
 * `platform.getBlock` at `/ext/bc/P`
 *
 * @param parameters.blockID The block's ID.
 * @param parameters.encoding The encoding of the block. `hex` when omitted.
 * @throws RpcError -32000: couldn't get block with id {blockID}: not found
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getBlock } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getBlock(client, {
 *   blockID: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
 *   encoding: "hex",
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
