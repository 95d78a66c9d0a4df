// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { getAverageTps as operation } from "./operations.ts"
import type { DataPoint, operations } from "./types.ts"

/** Parameters of {@link getAverageTps}. */
export type GetAverageTpsParameters = ParametersOf<operations["getAverageTps"]>

/** One page of {@link getAverageTps}. */
export type GetAverageTpsResult = ResultOf<operations["getAverageTps"]>

/** The headers of a result of {@link getAverageTps}. */
export type GetAverageTpsHeaders = HeadersOf<operations["getAverageTps"]>

/** Every error that a call of {@link getAverageTps} can throw. */
export type GetAverageTpsError = ErrorOf<operations["getAverageTps"]>

/**
 * Returns the average transactions per second of a chain, one data point per day (UTC), newest first. The average of a
 * day is its number of transactions divided by the seconds from the last block before it to its own last block. A day
 * with only the genesis block is omitted. The newest data point may still change.
 *
 * `GET /v1/avg_tps/{chainId}`
 *
 * @param parameters.chainId EVM chain ID of the chain; `total` for the sum of all chains, or `mainnet`, `testnet` or
 * `fuji` (the same as `testnet`) for that of the chains of a network.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted, and when the token is older than 24 hours. A token is good for the chain that it was issued for.
 * @param parameters.startKey The name of `pageToken` in the hosted service: the `nextPageStartKey` of the page before.
 * Ignored when a `pageToken` is given.
 * @throws BadRequestError 400: Invalid chain or page token.
 * @throws NotFoundError 404: The chain is not measured, or the path is mistyped.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. Calls before it resets may lead to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer for now: nothing of the chain is indexed yet, the
 * service is too busy, or a node of the subnet cannot be reached.
 * @example
 * ```ts
 * import { createMetricsCore, getAverageTps } from "@serac/metrics"
 *
 * // A metrics service of your own: `serac up` starts one.
 * const client = createMetricsCore({ baseUrl: "http://127.0.0.1:8081" })
 * for await (const result of getAverageTps(client, { chainId: "43114" })) console.log(result)
 * ```
 */
export function getAverageTps(
  client: RestCore,
  parameters: GetAverageTpsParameters,
  options?: CallOptions,
): Pages<GetAverageTpsResult, DataPoint, GetAverageTpsError, GetAverageTpsHeaders> {
  return client.pages(operation, parameters, options)
}
