// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listTransactionsV2 as operation } from "./operations.ts"
import type { TransactionDetailsV2, operations } from "./types.ts"

/** Parameters of {@link listTransactionsV2}. */
export type ListTransactionsV2Parameters = ParametersOf<operations["listTransactionsV2"]>

/** One page of {@link listTransactionsV2}. */
export type ListTransactionsV2Result = ResultOf<operations["listTransactionsV2"]>

/** The headers of a result of {@link listTransactionsV2}. */
export type ListTransactionsV2Headers = HeadersOf<operations["listTransactionsV2"]>

/** Every error that a call of {@link listTransactionsV2} can throw. */
export type ListTransactionsV2Error = ErrorOf<operations["listTransactionsV2"]>

/**
 * Lists the transactions of an address as `listTransactions` does, newest first unless `sortOrder` says otherwise, with
 * the reputation of ERC-20 tokens, and by default without those that a token of bad reputation made. Reputations are
 * the operator's: a token is spam that a token list of the service has with the tag `spam`; without such a list nothing
 * is left out. Its transfers and internal transactions are those that the address sent or received; GET
 * .../transactions/{txHash} has all of them.
 *
 * `GET /v2/chains/{chainId}/addresses/{address}/transactions`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address A wallet address.
 * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
 * block.
 * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @param parameters.filterSpamTokens Whether to leave out transfers of tokens whose reputation is `Malicious`, and
 * transactions that have nothing else to do with the address, so that a page may have fewer items than `pageSize`, or
 * none, while there are more. Default: `true`.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address, range, order, filter or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listTransactionsV2 } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listTransactionsV2(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listTransactionsV2(
  client: RestCore,
  parameters: ListTransactionsV2Parameters,
  options?: CallOptions,
): Pages<ListTransactionsV2Result, TransactionDetailsV2, ListTransactionsV2Error, ListTransactionsV2Headers> {
  return client.pages(operation, parameters, options)
}
