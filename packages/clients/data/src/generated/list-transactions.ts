// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listTransactions as operation } from "./operations.ts"
import type { TransactionDetails, operations } from "./types.ts"

/** Parameters of {@link listTransactions}. */
export type ListTransactionsParameters = ParametersOf<operations["listTransactions"]>

/** One page of {@link listTransactions}. */
export type ListTransactionsResult = ResultOf<operations["listTransactions"]>

/** The headers of a result of {@link listTransactions}. */
export type ListTransactionsHeaders = HeadersOf<operations["listTransactions"]>

/** Every error that a call of {@link listTransactions} can throw. */
export type ListTransactionsError = ErrorOf<operations["listTransactions"]>

/**
 * Lists the transactions that an address sent or was sent, or in which it sent or received tokens or native funds, by
 * block and position in it, newest first unless `sortOrder` says otherwise. Its transfers and internal transactions are
 * those that the address sent or received; GET .../transactions/{txHash} has all of them.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/transactions`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address A wallet address.
 * @param parameters.startBlock First block of the range, inclusive. Without `endBlock` the range ends with the latest
 * block.
 * @param parameters.endBlock End of the range, exclusive. Without `startBlock` the range starts at genesis.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address, range, order or page.
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
 * import { createDataCore, listTransactions } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listTransactions(client, {
 *   chainId: "43114",
 *   address: "0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef",
 * }))
 *   console.log(transaction)
 * ```
 */
export function listTransactions(
  client: RestCore,
  parameters: ListTransactionsParameters,
  options?: CallOptions,
): Pages<ListTransactionsResult, TransactionDetails, ListTransactionsError, ListTransactionsHeaders> {
  return client.pages(operation, parameters, options)
}
