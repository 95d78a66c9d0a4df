// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  CallOptions,
  ErrorOf,
  HeadersOf,
  ParametersOf,
  ResponsePromise,
  RestCore,
  ResultOf,
} from "@serac/client/rest"
import { getApiUsageMetrics as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getApiUsageMetrics}. */
export type GetApiUsageMetricsParameters = ParametersOf<operations["getApiUsageMetrics"]>

/** Result of {@link getApiUsageMetrics}. */
export type GetApiUsageMetricsResult = ResultOf<operations["getApiUsageMetrics"]>

/** The headers of a result of {@link getApiUsageMetrics}. */
export type GetApiUsageMetricsHeaders = HeadersOf<operations["getApiUsageMetrics"]>

/** Every error that a call of {@link getApiUsageMetrics} can throw. */
export type GetApiUsageMetricsError = ErrorOf<operations["getApiUsageMetrics"]>

/**
 * Returns the usage of the data service over time, oldest interval first.
 *
 * `GET /v1/apiUsageMetrics`
 *
 * @param parameters.orgId The organisation whose usage it is: that of the key, which is the only one that the key is
 * told of. Requests without a key are those of `anonymous`.
 * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day.
 * By default a day (`minute`), a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
 * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By
 * default up to now.
 * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without
 * usage have no entry. Default: `"daily"`.
 * @param parameters.groupBy What to group by.
 * @param parameters.chainId Only requests about this chain.
 * @param parameters.responseCode Only requests that were answered with this HTTP status.
 * @param parameters.requestType Only requests to the data service, or only those to its RPC.
 * @param parameters.apiKeyId Only requests with the API key of this ID.
 * @param parameters.requestPath Only requests to this path, as this document writes it.
 * @throws BadRequestError 400: Invalid parameter of the API usage.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or the usage is that of another
 * organisation.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
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
): ResponsePromise<GetApiUsageMetricsResult, GetApiUsageMetricsError, GetApiUsageMetricsHeaders> {
  return client.call(operation, parameters, options)
}
