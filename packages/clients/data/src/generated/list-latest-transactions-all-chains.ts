// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listLatestTransactionsAllChains as operation } from "./operations.ts"
import type { EvmTransaction, operations } from "./types.ts"

/** Parameters of {@link listLatestTransactionsAllChains}. */
export type ListLatestTransactionsAllChainsParameters = ParametersOf<operations["listLatestTransactionsAllChains"]>

/** One page of {@link listLatestTransactionsAllChains}. */
export type ListLatestTransactionsAllChainsResult = ResultOf<operations["listLatestTransactionsAllChains"]>

/** Every error that a call of {@link listLatestTransactionsAllChains} can throw. */
export type ListLatestTransactionsAllChainsError = ErrorOf<operations["listLatestTransactionsAllChains"]>

/**
 * Lists the latest transactions across all supported EVM chains, newest first.
 *
 * `GET /v1/transactions`
 *
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.network Only items of this network. `fuji` and `testnet` both denote the test network.
 * @param parameters.status Only transactions that failed, or only those that succeeded. Both when omitted.
 * @throws BadRequestError 400: Invalid network, status or page.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listLatestTransactionsAllChains } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const transaction of listLatestTransactionsAllChains(client)) console.log(transaction)
 * ```
 */
export function listLatestTransactionsAllChains(
  client: RestCore,
  parameters?: ListLatestTransactionsAllChainsParameters,
  options?: CallOptions,
): Pages<ListLatestTransactionsAllChainsResult, EvmTransaction, ListLatestTransactionsAllChainsError> {
  return client.pages(operation, parameters, options)
}
