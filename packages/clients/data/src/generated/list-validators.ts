// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listValidators as operation } from "./operations.ts"
import type { Validator, operations } from "./types.ts"

/** Parameters of {@link listValidators}. */
export type ListValidatorsParameters = ParametersOf<operations["listValidators"]>

/** One page of {@link listValidators}. */
export type ListValidatorsResult = ResultOf<operations["listValidators"]>

/** Every error that a call of {@link listValidators} can throw. */
export type ListValidatorsError = ErrorOf<operations["listValidators"]>

/**
 * Lists validators of the primary network and of subnets; all of them unless filtered. By block, newest first, unless
 * sorted otherwise; equal ones by block, in the same direction. Validators of L1s are in a list of their own.
 *
 * `GET /v1/networks/{network}/validators`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @param parameters.nodeIds Only nodes whose ID contains one of these IDs or parts of IDs, separated by commas, 400 at
 * most.
 * @param parameters.sortBy What to sort by; `blockIndex` when omitted. `delegationFee` is for validators of the primary
 * network only, and requires `subnetId` to be its, `11111111111111111111111111111111LpoYY`.
 * @param parameters.sortOrder Ascending or descending, by timestamp or by `sortBy` where that is given.
 * @param parameters.validationStatus Only validators of this status. All when omitted.
 * @param parameters.minDelegationCapacity Only validators with at least this left to delegate, in the smallest native
 * unit.
 * @param parameters.maxDelegationCapacity Only validators with at most this left to delegate, in the smallest native
 * unit.
 * @param parameters.minTimeRemaining Only validators with at least this many seconds to go.
 * @param parameters.maxTimeRemaining Only validators with at most this many seconds to go.
 * @param parameters.minFeePercentage Only validators that keep at least this percentage. The default of 2 is the least
 * there is and excludes nothing; given, validations of subnets are excluded.
 * @param parameters.maxFeePercentage Only validators that keep at most this percentage. The default of 100 is the most
 * there is and excludes nothing; given, validations of subnets are excluded.
 * @param parameters.minUptimePerformance Only validators that were up for at least this percentage of the time. The
 * default of 90 is a proposal for those who filter by uptime: omitted, no validator is excluded.
 * @param parameters.maxUptimePerformance Only validators that were up for at most this percentage of the time. The
 * default of 100 excludes nothing.
 * @param parameters.subnetId Only validators of this subnet. Those of all subnets when omitted.
 * @throws BadRequestError 400: Invalid filter or order of the list of validators.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The subnet does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): Pages<ListValidatorsResult, Validator, ListValidatorsError> {
  return client.pages(operation, parameters, options)
}
