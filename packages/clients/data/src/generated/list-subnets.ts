// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listSubnets as operation } from "./operations.ts"
import type { Subnet, operations } from "./types.ts"

/** Parameters of {@link listSubnets}. */
export type ListSubnetsParameters = ParametersOf<operations["listSubnets"]>

/** One page of {@link listSubnets}. */
export type ListSubnetsResult = ResultOf<operations["listSubnets"]>

/** Every error that a call of {@link listSubnets} can throw. */
export type ListSubnetsError = ErrorOf<operations["listSubnets"]>

/**
 * Lists the subnets, newest first unless sorted otherwise. The primary network is none of them.
 *
 * `GET /v1/networks/{network}/subnets`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 100 when omitted.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @throws BadRequestError 400: Invalid network, order or page.
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
): Pages<ListSubnetsResult, Subnet, ListSubnetsError> {
  return client.pages(operation, parameters, options)
}
