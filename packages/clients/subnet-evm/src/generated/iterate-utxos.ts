// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import { type CursorIterable, iterateByCursor, type RpcCallOptions, type RpcCore } from "@serac/client/rpc"
import { avaxGetUTXOs } from "./avax-get-utxos.ts"
import type { AvaxGetUTXOsParams, AvaxGetUTXOsResult } from "./types.ts"

/**
 * Lists the `utxos` of all pages of `avaxGetUTXOs`, one by one.
 *
 * Each comes once, although pages may repeat them; `.pages()` gives the pages as they are. What is added or removed
 * meanwhile may be missing or come along, since pages are not consistent with each other.
 *
 * @throws SeracError when the call for a page fails
 * @example
 * ```ts
 * import { createSubnetEvmCore, iterateUTXOs } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const utxo of iterateUTXOs(client, {
 *   addresses: ["C-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55"],
 *   sourceChain: "X",
 * }))
 *   console.log(utxo)
 * ```
 */
export function iterateUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: AvaxGetUTXOsParams,
  options?: RpcCallOptions,
): CursorIterable<AvaxGetUTXOsResult, AvaxGetUTXOsResult["utxos"][number]> {
  return iterateByCursor((page: AvaxGetUTXOsParams) => avaxGetUTXOs(client, page, options), parameters, {
    items: "utxos",
    start: "startIndex",
    end: "endIndex",
    limit: "limit",
    maxLimit: 1024,
    count: "numFetched",
  })
}
