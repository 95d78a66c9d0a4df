// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getPrimaryNetworkRpcUsageMetrics as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkRpcUsageMetrics}. */
export type GetPrimaryNetworkRpcUsageMetricsParameters = ParametersOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/** Result of {@link getPrimaryNetworkRpcUsageMetrics}. */
export type GetPrimaryNetworkRpcUsageMetricsResult = ResultOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/** Every error that a call of {@link getPrimaryNetworkRpcUsageMetrics} can throw. */
export type GetPrimaryNetworkRpcUsageMetricsError = ErrorOf<operations["getPrimaryNetworkRpcUsageMetrics"]>

/**
 * Returns how the public RPC of the primary network was used, over time.
 *
 * `GET /v1/primaryNetworkRpcUsageMetrics`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.timeInterval The interval that each entry sums up.
 * @param parameters.startTimestamp Only usage from this moment on, in Unix seconds, rounded down to 00:00 UTC of its
 * day.
 * @param parameters.endTimestamp Only usage up to this moment, in Unix seconds, rounded down to 00:00 UTC of its day.
 * @param parameters.groupBy What to group by.
 * @param parameters.responseCode Only requests answered with this status.
 * @param parameters.requestPath Only requests to this path.
 * @param parameters.userAgent Only requests of this user agent.
 * @param parameters.rpcMethod Only requests of this method.
 * @param parameters.country Only requests from this country, by its ISO 3166-1 alpha-2 code. `XX` are clients without
 * country data, `T1` Tor clients.
 * @param parameters.continent Only requests from this continent, by its two-letter code.
 * @throws BadRequestError 400: Invalid parameter of the RPC usage.
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
): ResponsePromise<GetPrimaryNetworkRpcUsageMetricsResult, GetPrimaryNetworkRpcUsageMetricsError> {
  return client.call(operation, parameters, options)
}
