// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listNodeValidations as operation } from "./operations.ts"
import type { Validator, operations } from "./types.ts"

/** Parameters of {@link listNodeValidations}. */
export type ListNodeValidationsParameters = ParametersOf<operations["listNodeValidations"]>

/** One page of {@link listNodeValidations}. */
export type ListNodeValidationsResult = ResultOf<operations["listNodeValidations"]>

/** The headers of a result of {@link listNodeValidations}. */
export type ListNodeValidationsHeaders = HeadersOf<operations["listNodeValidations"]>

/** Every error that a call of {@link listNodeValidations} can throw. */
export type ListNodeValidationsError = ErrorOf<operations["listNodeValidations"]>

/**
 * Lists the validations of one node on all subnets, by the block of their transaction, newest first unless `sortOrder`
 * says otherwise.
 *
 * `GET /v1/networks/{network}/validators/{nodeId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.nodeId ID of the node.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.validationStatus Only validators of this status. All of them when omitted.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @throws BadRequestError 400: Invalid network, node, filter or order.
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
 * import { createDataCore, listNodeValidations } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const validator of listNodeValidations(client, {
 *   network: "mainnet",
 *   nodeId: "NodeID-C7dTGTDB4xq33YbBX8CVFUyXBUQZ8aTPQ",
 * }))
 *   console.log(validator)
 * ```
 */
export function listNodeValidations(
  client: RestCore,
  parameters: ListNodeValidationsParameters,
  options?: CallOptions,
): Pages<ListNodeValidationsResult, Validator, ListNodeValidationsError, ListNodeValidationsHeaders> {
  return client.pages(operation, parameters, options)
}
