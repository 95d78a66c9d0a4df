// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listDelegators as operation } from "./operations.ts"
import type { Delegator, operations } from "./types.ts"

/** Parameters of {@link listDelegators}. */
export type ListDelegatorsParameters = ParametersOf<operations["listDelegators"]>

/** One page of {@link listDelegators}. */
export type ListDelegatorsResult = ResultOf<operations["listDelegators"]>

/** The headers of a result of {@link listDelegators}. */
export type ListDelegatorsHeaders = HeadersOf<operations["listDelegators"]>

/** Every error that a call of {@link listDelegators} can throw. */
export type ListDelegatorsError = ErrorOf<operations["listDelegators"]>

/**
 * Lists delegators, by the block of their transaction, newest first unless `sortOrder` says otherwise.
 *
 * `GET /v1/networks/{network}/delegators`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.rewardAddresses Only delegators whose rewards go to one of these addresses, separated by commas, at
 * most 256. Each starts with the prefix of the network, optionally preceded by `P-`, `X-` or `C-`.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @param parameters.delegationStatus Only delegators of this status. All of them when omitted.
 * @param parameters.nodeIds Only items of these nodes, by their whole IDs, separated by commas, at most 256.
 * @throws BadRequestError 400: Invalid filter or order of the list of delegators.
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
 * import { createDataCore, listDelegators } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const delegator of listDelegators(client, { network: "mainnet" })) console.log(delegator)
 * ```
 */
export function listDelegators(
  client: RestCore,
  parameters: ListDelegatorsParameters,
  options?: CallOptions,
): Pages<ListDelegatorsResult, Delegator, ListDelegatorsError, ListDelegatorsHeaders> {
  return client.pages(operation, parameters, options)
}
