// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listL1Validators as operation } from "./operations.ts"
import type { L1Validator, operations } from "./types.ts"

/** Parameters of {@link listL1Validators}. */
export type ListL1ValidatorsParameters = ParametersOf<operations["listL1Validators"]>

/** One page of {@link listL1Validators}. */
export type ListL1ValidatorsResult = ResultOf<operations["listL1Validators"]>

/** The headers of a result of {@link listL1Validators}. */
export type ListL1ValidatorsHeaders = HeadersOf<operations["listL1Validators"]>

/** Every error that a call of {@link listL1Validators} can throw. */
export type ListL1ValidatorsError = ErrorOf<operations["listL1Validators"]>

/**
 * Lists the validators of L1s, by the block that made them, newest first. Inactive ones, whose balance is used up, and
 * removed ones are left out unless `includeInactiveL1Validators` is true.
 *
 * `GET /v1/networks/{network}/l1Validators`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.l1ValidationId Only the validation with this ID.
 * @param parameters.includeInactiveL1Validators Whether inactive and removed validators are listed too. False when
 * omitted.
 * @param parameters.nodeId Only validations of this node.
 * @param parameters.subnetId Only validators of this L1. Those of all L1s when omitted.
 * @throws BadRequestError 400: Invalid filter of the list of L1 validators.
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
): Pages<ListL1ValidatorsResult, L1Validator, ListL1ValidatorsError, ListL1ValidatorsHeaders> {
  return client.pages(operation, parameters, options)
}
