import {
  type RpcCallOptions,
  type RpcCore,
  iterateUTXOs as runtimeIterateUTXOs,
  type UtxoIterable,
} from "@serac/client/rpc"
import { getUTXOs } from "./generated/get-utxos.ts"
import type { GetUTXOsParams, GetUTXOsResult } from "./generated/types.ts"

/**
 * Lists the UTXOs of addresses one by one, over the pages of `getUTXOs`.
 *
 * Each UTXO comes once, although pages may repeat them; `.pages()` gives the pages as they are. What is spent or created
 * meanwhile may be missing or come along, since pages are not consistent with each other.
 *
 * @throws SeracError when the call for a page fails
 * @example
 * ```ts
 * import { createXChainCore, iterateUTXOs } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * const addresses = ["X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"]
 * for await (const utxo of iterateUTXOs(client, { addresses })) console.log(utxo)
 * ```
 */
export function iterateUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: GetUTXOsParams,
  options?: RpcCallOptions,
): UtxoIterable<GetUTXOsResult> {
  return runtimeIterateUTXOs((page: GetUTXOsParams) => getUTXOs(client, page, options), parameters)
}
