// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listLatestTransactions as operation } from "./operations.ts"
import type { EvmTransaction, operations } from "./types.ts"

/** Parameters of {@link listLatestTransactions}. */
export type ListLatestTransactionsParameters = ParametersOf<operations["listLatestTransactions"]>

/** One page of {@link listLatestTransactions}. */
export type ListLatestTransactionsResult = ResultOf<operations["listLatestTransactions"]>

/** Every error that a call of {@link listLatestTransactions} can throw. */
export type ListLatestTransactionsError = ErrorOf<operations["listLatestTransactions"]>

/**
 * Lists the latest transactions of one chain, newest first.
 *
 * `GET /v1/chains/{chainId}/transactions`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.status Only transactions that failed, or only those that succeeded. Both when omitted.
 * @throws BadRequestError 400: Invalid chain, status or page.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): Pages<ListLatestTransactionsResult, EvmTransaction, ListLatestTransactionsError> {
  return client.pages(operation, parameters, options)
}
