// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { getUTXOs as operation } from "./operations.ts"
import type { GetUTXOsParams, GetUTXOsResult } from "./types.ts"

/** Every error that a call of {@link getUTXOs} can throw. */
export type GetUTXOsError = RpcErrorOf<-32000>

/**
 * Returns a page of the UTXOs that reference at least one of the addresses. With `sourceChain` they are those that this
 * chain exported to the X-Chain and that are not imported yet. To page, pass the returned `endIndex` as the next
 * `startIndex`. Pages may repeat UTXOs and are not consistent across calls.
 *
 * `avm.getUTXOs` at `/ext/bc/{blockchainID}`
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
 * @throws RpcError -32000: couldn't encode UTXO {utxo} as string: unsupported encoding in method
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { createXChainCore, getUTXOs } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getUTXOs(client, {
 *   addresses: [
 *     "X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p",
 *     "X-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55",
 *     "X-custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz",
 *     "X-custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya",
 *     "X-custom15zft9fzs0chn8722lasx94mg3uum6ukmml28f3",
 *     "X-custom1x2gv3q0exnrw0w7wmgnlzpmt38k6cggrtyp9kr",
 *     "X-custom10ufvrv4g7l8xn50v4v9hm2ke94dvdsgcrrs5pd",
 *     "X-custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d",
 *     "X-custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2",
 *   ],
 *   limit: 5,
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
