// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getAssetDescription as operation } from "./operations.ts"
import type { GetAssetDescriptionParams, GetAssetDescriptionResult } from "./types.ts"

/** Every error that a call of {@link getAssetDescription} can throw. */
export type GetAssetDescriptionError = RpcErrorOf<-32000>

/**
 * Returns an asset's name, symbol and denomination. The ID of the native asset differs from network to network.
 *
 * `avm.getAssetDescription` at `/ext/bc/{blockchainID}`
 *
 * @param parameters.assetID The asset, by ID or by alias such as `AVAX`. The node ignores letter case in the
 * parameter's name, so `assetId` works as well.
 * @throws RpcError -32000: not found
 * @throws RpcError -32000: asset '{assetID}' not found
 * @throws RpcError -32000: transaction doesn't create an asset
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getAssetDescription } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getAssetDescription(client, { assetID: "AVAX" })
 * ```
 */
export function getAssetDescription(
  client: Pick<RpcCore, "call">,
  parameters: GetAssetDescriptionParams,
  options?: RpcCallOptions,
): Promise<GetAssetDescriptionResult> {
  return client.call(operation, parameters, options)
}
