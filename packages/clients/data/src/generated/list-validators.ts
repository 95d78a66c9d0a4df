// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listValidators as operation } from "./operations.ts"
import type { Validator, operations } from "./types.ts"

/** Parameters of {@link listValidators}. */
export type ListValidatorsParameters = ParametersOf<operations["listValidators"]>

/** One page of {@link listValidators}. */
export type ListValidatorsResult = ResultOf<operations["listValidators"]>

/** The headers of a result of {@link listValidators}. */
export type ListValidatorsHeaders = HeadersOf<operations["listValidators"]>

/** Every error that a call of {@link listValidators} can throw. */
export type ListValidatorsError = ErrorOf<operations["listValidators"]>

/**
 * Lists the validators of the primary network and of subnets, all of them unless filtered. By the block of their
 * transaction, newest first, unless `sortBy` and `sortOrder` say otherwise; equal ones by that block, in the same
 * direction. Validators of L1s are in a list of their own (`/v1/networks/{network}/l1Validators`).
 *
 * `GET /v1/networks/{network}/validators`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @param parameters.nodeIds Only nodes whose ID contains one of these texts, separated by commas, at most 400.
 * @param parameters.sortBy What to sort by, `blockIndex` by default. `delegationFee` is for validators of the primary
 * network only, and requires `subnetId` `11111111111111111111111111111111LpoYY`, the ID of the primary network.
 * @param parameters.sortOrder Ascending or descending, by time or by `sortBy` where that is given. Descending when
 * omitted.
 * @param parameters.validationStatus Only validators of this status. All of them when omitted.
 * @param parameters.minDelegationCapacity Minimum amount that can still be delegated to the validator, in nAVAX.
 * @param parameters.maxDelegationCapacity Maximum amount that can still be delegated to the validator, in nAVAX.
 * @param parameters.minTimeRemaining Minimum number of seconds until the validation ends.
 * @param parameters.maxTimeRemaining Maximum number of seconds until the validation ends.
 * @param parameters.minFeePercentage Minimum delegation fee, in percent. Excludes validations of subnets, also with 2,
 * the lowest fee. No validator is excluded when omitted.
 * @param parameters.maxFeePercentage Maximum delegation fee, in percent. Excludes validations of subnets, also with
 * 100, the highest fee. No validator is excluded when omitted.
 * @param parameters.minUptimePerformance Minimum uptime, in percent. No validator is excluded when omitted; the default
 * of 90 that the hosted service documents is not applied. When given, validators whose uptime nobody measures are
 * excluded.
 * @param parameters.maxUptimePerformance Maximum uptime, in percent. No validator is excluded when omitted; when given,
 * those whose uptime nobody measures are.
 * @param parameters.subnetId Only validators of this subnet. Those of all subnets when omitted.
 * @throws BadRequestError 400: Invalid filter or order of the list of validators.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The subnet does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listValidators } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const validator of listValidators(client, { network: "mainnet" })) console.log(validator)
 * ```
 */
export function listValidators(
  client: RestCore,
  parameters: ListValidatorsParameters,
  options?: CallOptions,
): Pages<ListValidatorsResult, Validator, ListValidatorsError, ListValidatorsHeaders> {
  return client.pages(operation, parameters, options)
}
