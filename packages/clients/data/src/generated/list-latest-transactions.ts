// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listLatestTransactions as operation } from "./operations.ts"
import type { EvmTransaction, operations } from "./types.ts"

/** Parameters of {@link listLatestTransactions}. */
export type ListLatestTransactionsParameters = ParametersOf<operations["listLatestTransactions"]>

/** One page of {@link listLatestTransactions}. */
export type ListLatestTransactionsResult = ResultOf<operations["listLatestTransactions"]>

/** The headers of a result of {@link listLatestTransactions}. */
export type ListLatestTransactionsHeaders = HeadersOf<operations["listLatestTransactions"]>

/** Every error that a call of {@link listLatestTransactions} can throw. */
export type ListLatestTransactionsError = ErrorOf<operations["listLatestTransactions"]>

/**
 * Lists the latest transactions of one chain, by block and position in it, newest first.
 *
 * `GET /v1/chains/{chainId}/transactions`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.status Only transactions with this status. Both when omitted.
 * @throws BadRequestError 400: Invalid chain, status or page.
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
 * import { createDataCore, listLatestTransactions } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listLatestTransactions(client, { chainId: "43114" })) console.log(transaction)
 * ```
 */
export function listLatestTransactions(
  client: RestCore,
  parameters: ListLatestTransactionsParameters,
  options?: CallOptions,
): Pages<ListLatestTransactionsResult, EvmTransaction, ListLatestTransactionsError, ListLatestTransactionsHeaders> {
  return client.pages(operation, parameters, options)
}
