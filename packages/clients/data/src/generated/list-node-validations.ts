// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listNodeValidations as operation } from "./operations.ts"
import type { Validator, operations } from "./types.ts"

/** Parameters of {@link listNodeValidations}. */
export type ListNodeValidationsParameters = ParametersOf<operations["listNodeValidations"]>

/** One page of {@link listNodeValidations}. */
export type ListNodeValidationsResult = ResultOf<operations["listNodeValidations"]>

/** Every error that a call of {@link listNodeValidations} can throw. */
export type ListNodeValidationsError = ErrorOf<operations["listNodeValidations"]>

/**
 * Lists the validations of one node on all subnets, newest first unless sorted otherwise.
 *
 * `GET /v1/networks/{network}/validators/{nodeId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.nodeId The node.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.validationStatus Only validators of this status. All when omitted.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @throws BadRequestError 400: Invalid network, node, filter or order.
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
): Pages<ListNodeValidationsResult, Validator, ListNodeValidationsError> {
  return client.pages(operation, parameters, options)
}
