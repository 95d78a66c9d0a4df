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
import { getPrimaryNetworkRpcUsageMetrics as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkRpcUsageMetrics}. */
export type GetPrimaryNetworkRpcUsageMetricsParameters = ParametersOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/** Result of {@link getPrimaryNetworkRpcUsageMetrics}. */
export type GetPrimaryNetworkRpcUsageMetricsResult = ResultOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/** The headers of a result of {@link getPrimaryNetworkRpcUsageMetrics}. */
export type GetPrimaryNetworkRpcUsageMetricsHeaders = HeadersOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/** Every error that a call of {@link getPrimaryNetworkRpcUsageMetrics} can throw. */
export type GetPrimaryNetworkRpcUsageMetricsError = ErrorOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/**
 * Returns the usage of the public RPC of the primary network over time, oldest interval first: calls that went through
 * a gateway.
 *
 * `GET /v1/primaryNetworkRpcUsageMetrics`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.timeInterval Length of the interval of each entry, in UTC: weeks begin on Monday. Intervals without
 * usage have no entry. Default: `"daily"`.
 * @param parameters.startTimestamp Only usage from this time on, in Unix seconds, rounded down to 00:00 UTC of its day.
 * By default a week (`hourly`), 30 days (`daily`), 12 weeks or a year before the end.
 * @param parameters.endTimestamp Only usage before this time, in Unix seconds, rounded down to 00:00 UTC of its day. By
 * default up to now.
 * @param parameters.groupBy What to group by.
 * @param parameters.responseCode Only requests that were answered with this HTTP status.
 * @param parameters.requestPath Only requests to this path.
 * @param parameters.userAgent Only requests of this user agent.
 * @param parameters.rpcMethod Only requests of this method.
 * @param parameters.country Only requests from this country, by its ISO 3166-1 alpha-2 code. `XX` are clients without
 * country data, `T1` Tor clients.
 * @param parameters.continent Only requests from this continent, by its two-letter code.
 * @throws BadRequestError 400: Invalid parameter of the RPC usage.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: No gateway has counted requests to the public RPC of the primary network yet, or
 * the service is too busy.
 * @example
 * ```ts
 * import { createDataCore, getPrimaryNetworkRpcUsageMetrics } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getPrimaryNetworkRpcUsageMetrics(client, { network: "mainnet" })
 * ```
 */
export function getPrimaryNetworkRpcUsageMetrics(
  client: RestCore,
  parameters: GetPrimaryNetworkRpcUsageMetricsParameters,
  options?: CallOptions,
): ResponsePromise<GetPrimaryNetworkRpcUsageMetricsResult, GetPrimaryNetworkRpcUsageMetricsError, GetPrimaryNetworkRpcUsageMetricsHeaders> {
  return client.call(operation, parameters, options)
}
