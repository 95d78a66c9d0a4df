// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listBlockchains as operation } from "./operations.ts"
import type { Blockchain, operations } from "./types.ts"

/** Parameters of {@link listBlockchains}. */
export type ListBlockchainsParameters = ParametersOf<operations["listBlockchains"]>

/** One page of {@link listBlockchains}. */
export type ListBlockchainsResult = ResultOf<operations["listBlockchains"]>

/** The headers of a result of {@link listBlockchains}. */
export type ListBlockchainsHeaders = HeadersOf<operations["listBlockchains"]>

/** Every error that a call of {@link listBlockchains} can throw. */
export type ListBlockchainsError = ErrorOf<operations["listBlockchains"]>

/**
 * Lists the blockchains that were created by transactions of the P-Chain, by the block that created them, newest first
 * unless `sortOrder` says otherwise.
 *
 * `GET /v1/networks/{network}/blockchains`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 100 by default.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @throws BadRequestError 400: Invalid network, order or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The service has no such network.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listBlockchains } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const blockchain of listBlockchains(client, { network: "mainnet" })) console.log(blockchain)
 * ```
 */
export function listBlockchains(
  client: RestCore,
  parameters: ListBlockchainsParameters,
  options?: CallOptions,
): Pages<ListBlockchainsResult, Blockchain, ListBlockchainsError, ListBlockchainsHeaders> {
  return client.pages(operation, parameters, options)
}
