// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listL1Validators as operation } from "./operations.ts"
import type { L1Validator, operations } from "./types.ts"

/** Parameters of {@link listL1Validators}. */
export type ListL1ValidatorsParameters = ParametersOf<operations["listL1Validators"]>

/** One page of {@link listL1Validators}. */
export type ListL1ValidatorsResult = ResultOf<operations["listL1Validators"]>

/** Every error that a call of {@link listL1Validators} can throw. */
export type ListL1ValidatorsError = ErrorOf<operations["listL1Validators"]>

/**
 * Lists the validators of L1s, newest first. Those that are inactive, as their balance is used up, or that were removed
 * are left out unless `includeInactiveL1Validators` is given.
 *
 * `GET /v1/networks/{network}/l1Validators`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.l1ValidationId Only this validation.
 * @param parameters.includeInactiveL1Validators Whether to list those too that are inactive or were removed.
 * @param parameters.nodeId Only validations of this node.
 * @param parameters.subnetId Only validators of this L1. Those of all L1s when omitted.
 * @throws BadRequestError 400: Invalid filter of the list of L1 validators.
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
 * import { createDataCore, listL1Validators } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const validator of listL1Validators(client, { network: "mainnet" })) console.log(validator)
 * ```
 */
export function listL1Validators(
  client: RestCore,
  parameters: ListL1ValidatorsParameters,
  options?: CallOptions,
): Pages<ListL1ValidatorsResult, L1Validator, ListL1ValidatorsError> {
  return client.pages(operation, parameters, options)
}
