import {
  type RpcCallOptions,
  type RpcCore,
  iterateUTXOs as runtimeIterateUTXOs,
  type UtxoIterable,
} from "@serac/client/rpc"
import { avaxGetUTXOs } from "./generated/avax-get-utxos.ts"
import type { AvaxGetUTXOsParams, AvaxGetUTXOsResult } from "./generated/types.ts"

/**
 * Lists one by one the UTXOs that another chain has exported to the C-Chain, over the pages of `avaxGetUTXOs`.
 *
 * Each UTXO comes once, although pages may repeat them; `.pages()` gives the pages as they are. What is spent or created
 * meanwhile may be missing or come along, since pages are not consistent with each other.
 *
 * @throws RpcClientError when the call for a page fails
 * @example
 * ```ts
 * import { createSubnetEvmCore, iterateUTXOs } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * const addresses = ["C-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"]
 * for await (const utxo of iterateUTXOs(client, { addresses, sourceChain: "X" })) console.log(utxo)
 * ```
 */
export function iterateUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: AvaxGetUTXOsParams,
  options?: RpcCallOptions,
): UtxoIterable<AvaxGetUTXOsResult> {
  return runtimeIterateUTXOs((page: AvaxGetUTXOsParams) => avaxGetUTXOs(client, page, options), parameters)
}
