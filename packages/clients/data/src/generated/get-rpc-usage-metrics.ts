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
import { getRpcUsageMetrics as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getRpcUsageMetrics}. */
export type GetRpcUsageMetricsParameters = ParametersOf<operations["getRpcUsageMetrics"]>

/** Result of {@link getRpcUsageMetrics}. */
export type GetRpcUsageMetricsResult = ResultOf<operations["getRpcUsageMetrics"]>

/** The headers of a result of {@link getRpcUsageMetrics}. */
export type GetRpcUsageMetricsHeaders = HeadersOf<operations["getRpcUsageMetrics"]>

/** Every error that a call of {@link getRpcUsageMetrics} can throw. */
export type GetRpcUsageMetricsError = ErrorOf<operations["getRpcUsageMetrics"]>

/**
 * Returns the usage of the public RPC of an EVM chain over time, oldest interval first: calls that went through a
 * gateway.
 *
 * `GET /v1/rpcUsageMetrics`
 *
 * @deprecated; use `getSubnetRpcUsageMetrics`
 * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without
 * usage have no entry. Default: `"daily"`.
 * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day.
 * By default a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
 * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By
 * default up to now.
 * @param parameters.groupBy What to group by.
 * @param parameters.chainId The chain whose usage it is. By default all chains together.
 * @param parameters.responseCode Only requests that were answered with this HTTP status.
 * @param parameters.rpcMethod Only requests of this method.
 * @param parameters.rlBypassApiToken Only requests with this token of the hosted service, of which others have none.
 * @throws BadRequestError 400: Invalid parameter of the RPC usage of a chain.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The chain is not supported.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: No gateway has counted requests to the public RPC of the chain yet, or the
 * service is too busy.
 * @example
 * ```ts
 * import { createDataCore, getRpcUsageMetrics } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getRpcUsageMetrics(client)
 * ```
 */
export function getRpcUsageMetrics(
  client: RestCore,
  parameters?: GetRpcUsageMetricsParameters,
  options?: CallOptions,
): ResponsePromise<GetRpcUsageMetricsResult, GetRpcUsageMetricsError, GetRpcUsageMetricsHeaders> {
  return client.call(operation, parameters, options)
}
