// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { RpcCallOptions, RpcCore, RpcErrorOf } from "@serac/client/rpc"
import { avaxGetUTXOs as operation } from "./operations.ts"
import type { AvaxGetUTXOsParams, AvaxGetUTXOsResult } from "./types.ts"

/** Every error that a call of {@link avaxGetUTXOs} can throw. */
export type AvaxGetUTXOsError = RpcErrorOf<-32000>

/**
 * Returns UTXOs that another chain exported to the C-Chain and that are not yet imported. Pages may repeat UTXOs and
 * are not consistent across calls.
 *
 * `avax.getUTXOs` at `/ext/bc/{blockchainID}/avax`
 *
 * @param parameters.addresses Addresses of which a returned UTXO references at least one. From 1 to 1024.
 * @param parameters.limit Maximum number of UTXOs to return. 1024 when omitted, 0 or above 1024.
 * @param parameters.startIndex Cursor for the next page. Pass the `endIndex` of the page before; without it the first
 * page is fetched.
 * @param parameters.sourceChain The chain whose exported, not yet imported UTXOs are fetched.
 * @param parameters.encoding The encoding of each UTXO. `hex` when omitted.
 * @throws RpcError -32000: no source chain provided
 * @throws RpcError -32000: no addresses provided
 * @throws RpcError -32000: number of addresses given, {count}, exceeds maximum, 1024
 * @throws RpcError -32000: couldn't parse address "{address}": {reason}
 * @throws RpcError -32000: problem parsing source chainID "{sourceChain}": there is no ID with alias: {sourceChain}
 * @throws RpcError -32000: couldn't parse start index address "{address}": {reason}
 * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
 * documentation for example calls
 * @example
 * ```ts
 * import { avaxGetUTXOs, createSubnetEvmCore } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await avaxGetUTXOs(client, {
 *   addresses: ["C-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55"],
 *   sourceChain: "X",
 *   encoding: "hex",
 * })
 * ```
 */
export function avaxGetUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: AvaxGetUTXOsParams,
  options?: RpcCallOptions,
): Promise<AvaxGetUTXOsResult> {
  return client.call(operation, parameters, options)
}
