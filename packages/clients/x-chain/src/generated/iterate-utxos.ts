// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import { type CursorIterable, iterateByCursor, type RpcCallOptions, type RpcCore } from "@serac/client/rpc"
import { getUTXOs } from "./get-utxos.ts"
import type { GetUTXOsParams, GetUTXOsResult } from "./types.ts"

/**
 * Lists the `utxos` of all pages of `getUTXOs`, one by one.
 *
 * Each comes once, although pages may repeat them; `.pages()` gives the pages as they are. What is added or removed
 * meanwhile may be missing or come along, since pages are not consistent with each other.
 *
 * @throws SeracError when the call for a page fails
 * @example
 * ```ts
 * import { createXChainCore, iterateUTXOs } from "@serac/x-chain"
 *
 * const client = createXChainCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const utxo of iterateUTXOs(client, { addresses: ["X-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55"] }))
 *   console.log(utxo)
 * ```
 */
export function iterateUTXOs(
  client: Pick<RpcCore, "call">,
  parameters: GetUTXOsParams,
  options?: RpcCallOptions,
): CursorIterable<GetUTXOsResult, GetUTXOsResult["utxos"][number]> {
  return iterateByCursor((page: GetUTXOsParams) => getUTXOs(client, page, options), parameters, {
    items: "utxos",
    start: "startIndex",
    end: "endIndex",
    limit: "limit",
    maxLimit: 1024,
    count: "numFetched",
  })
}
