// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getApiUsageMetrics as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getApiUsageMetrics}. */
export type GetApiUsageMetricsParameters = ParametersOf<operations["getApiUsageMetrics"]>

/** Result of {@link getApiUsageMetrics}. */
export type GetApiUsageMetricsResult = ResultOf<operations["getApiUsageMetrics"]>

/** Every error that a call of {@link getApiUsageMetrics} can throw. */
export type GetApiUsageMetricsError = ErrorOf<operations["getApiUsageMetrics"]>

/**
 * Returns how the data service was used, over time.
 *
 * `GET /v1/apiUsageMetrics`
 *
 * @param parameters.orgId Only usage of this organisation.
 * @param parameters.startTimestamp Only usage from this moment on, in Unix seconds, rounded down to 00:00 UTC of its
 * day.
 * @param parameters.endTimestamp Only usage up to this moment, in Unix seconds, rounded down to 00:00 UTC of its day.
 * @param parameters.timeInterval The interval that each entry sums up.
 * @param parameters.groupBy What to group by.
 * @param parameters.chainId Only requests about this chain.
 * @param parameters.responseCode Only requests answered with this status.
 * @param parameters.requestType Only requests to the data service, or only those to its RPC.
 * @param parameters.apiKeyId Only requests with this key.
 * @param parameters.requestPath Only requests to this path.
 * @throws BadRequestError 400: Invalid parameter of the API usage.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The path is mistyped, or what it names was moved, was deleted or does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, getApiUsageMetrics } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getApiUsageMetrics(client)
 * ```
 */
export function getApiUsageMetrics(
  client: RestCore,
  parameters?: GetApiUsageMetricsParameters,
  options?: CallOptions,
): ResponsePromise<GetApiUsageMetricsResult, GetApiUsageMetricsError> {
  return client.call(operation, parameters, options)
}
