// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listDelegators as operation } from "./operations.ts"
import type { Delegator, operations } from "./types.ts"

/** Parameters of {@link listDelegators}. */
export type ListDelegatorsParameters = ParametersOf<operations["listDelegators"]>

/** One page of {@link listDelegators}. */
export type ListDelegatorsResult = ResultOf<operations["listDelegators"]>

/** Every error that a call of {@link listDelegators} can throw. */
export type ListDelegatorsError = ErrorOf<operations["listDelegators"]>

/**
 * Lists the delegators, newest first unless sorted otherwise.
 *
 * `GET /v1/networks/{network}/delegators`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.rewardAddresses Only delegators that reward one of these addresses, separated by commas, 256 at
 * most. Each starts with the network's prefix, optionally after `P-`, `X-` or `C-`.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @param parameters.delegationStatus Only delegators of this status. All when omitted.
 * @param parameters.nodeIds Only of these nodes, by their whole IDs, separated by commas, 256 at most.
 * @throws BadRequestError 400: Invalid filter or order of the list of delegators.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The service has no such network.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): Pages<ListDelegatorsResult, Delegator, ListDelegatorsError> {
  return client.pages(operation, parameters, options)
}
