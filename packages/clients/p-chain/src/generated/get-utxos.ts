// Made by `pnpm generate` from specs/p-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getUTXOs as operation } from "./operations.ts"
import type { GetUTXOsParams, GetUTXOsResult } from "./types.ts"

/** Every error that a call of {@link getUTXOs} can throw. */
export type GetUTXOsError = RpcErrorOf<-32000>

/**
 * Returns UTXOs that reference at least one of the addresses; with `sourceChain` those that were exported from that
 * chain to the P-Chain and not yet imported. To page, pass `endIndex` as the next `startIndex` until fewer than `limit`
 * are returned. Pages may repeat UTXOs and are not consistent across calls.
 *
 * `platform.getUTXOs` at `/ext/bc/P`
 *
 * @param parameters.addresses Addresses of which a returned UTXO references at least one. From 1 to 1024.
 * @param parameters.limit Maximum number of UTXOs to return. 1024 when omitted, 0 or above 1024.
 * @param parameters.startIndex Cursor for the next page. Pass the `endIndex` of the page before; without it the first
 * page is fetched.
 * @param parameters.sourceChain The chain whose exported, not yet imported UTXOs are fetched. Omitted or empty, the
 * UTXOs of the called chain itself are.
 * @param parameters.encoding The encoding of each UTXO. `hex` when omitted.
 * @throws RpcError -32000: no addresses provided
 * @throws RpcError -32000: number of addresses given, {count}, exceeds maximum, 1024
 * @throws RpcError -32000: couldn't parse address "{address}": {reason}
 * @throws RpcError -32000: problem parsing source chainID "{sourceChain}": there is no ID with alias: {sourceChain}
 * @throws RpcError -32000: couldn't parse start index address "{address}": {reason}
 * @throws RpcError -32000: couldn't encode UTXO {utxo} as json: unsupported encoding in method
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createPChainCore, getUTXOs } from "@serac/p-chain"
 *
 * const client = createPChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getUTXOs(client, {
 *   addresses: ["P-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz"],
 *   sourceChain: "X",
 *   encoding: "hex",
 * })
 * ```
 */
export function getUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: GetUTXOsParams,
  options?: RpcCallOptions,
): Promise<GetUTXOsResult> {
  return client.call(operation, parameters, options)
}
