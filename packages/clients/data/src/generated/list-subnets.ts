// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listSubnets as operation } from "./operations.ts"
import type { Subnet, operations } from "./types.ts"

/** Parameters of {@link listSubnets}. */
export type ListSubnetsParameters = ParametersOf<operations["listSubnets"]>

/** One page of {@link listSubnets}. */
export type ListSubnetsResult = ResultOf<operations["listSubnets"]>

/** The headers of a result of {@link listSubnets}. */
export type ListSubnetsHeaders = HeadersOf<operations["listSubnets"]>

/** Every error that a call of {@link listSubnets} can throw. */
export type ListSubnetsError = ErrorOf<operations["listSubnets"]>

/**
 * Lists the subnets, by the block that created them, newest first unless `sortOrder` says otherwise. The primary
 * network is not among them.
 *
 * `GET /v1/networks/{network}/subnets`
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
 * import { createDataCore, listSubnets } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const subnet of listSubnets(client, { network: "mainnet" })) console.log(subnet)
 * ```
 */
export function listSubnets(
  client: RestCore,
  parameters: ListSubnetsParameters,
  options?: CallOptions,
): Pages<ListSubnetsResult, Subnet, ListSubnetsError, ListSubnetsHeaders> {
  return client.pages(operation, parameters, options)
}
