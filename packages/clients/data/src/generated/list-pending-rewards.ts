// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listPendingRewards as operation } from "./operations.ts"
import type { PendingReward, operations } from "./types.ts"

/** Parameters of {@link listPendingRewards}. */
export type ListPendingRewardsParameters = ParametersOf<operations["listPendingRewards"]>

/** One page of {@link listPendingRewards}. */
export type ListPendingRewardsResult = ResultOf<operations["listPendingRewards"]>

/** Every error that a call of {@link listPendingRewards} can throw. */
export type ListPendingRewardsError = ErrorOf<operations["listPendingRewards"]>

/**
 * Lists the rewards that active stakers can expect, by their transaction, newest first unless sorted otherwise.
 *
 * `GET /v1/networks/{network}/rewards:listPending`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.addresses Only rewards of these addresses, separated by commas, 256 at most. Each starts with the
 * network's prefix, optionally after `P-`, `X-` or `C-`. At least one of `addresses` and `nodeIds` must be given.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.nodeIds Only of these nodes, by their whole IDs, separated by commas, 256 at most.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @throws BadRequestError 400: Invalid filter or order of the list of rewards.
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
 * import { createDataCore, listPendingRewards } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const pendingReward of listPendingRewards(client, { network: "mainnet" })) console.log(pendingReward)
 * ```
 */
export function listPendingRewards(
  client: RestCore,
  parameters: ListPendingRewardsParameters,
  options?: CallOptions,
): Pages<ListPendingRewardsResult, PendingReward, ListPendingRewardsError> {
  return client.pages(operation, parameters, options)
}
