// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { getAverageTps as operation } from "./operations.ts"
import type { DataPoint, operations } from "./types.ts"

/** Parameters of {@link getAverageTps}. */
export type GetAverageTpsParameters = ParametersOf<operations["getAverageTps"]>

/** One page of {@link getAverageTps}. */
export type GetAverageTpsResult = ResultOf<operations["getAverageTps"]>

/** Every error that a call of {@link getAverageTps} can throw. */
export type GetAverageTpsError = ErrorOf<operations["getAverageTps"]>

/**
 * Returns a chain's average transactions per second, one data point a day, newest first. A day's average is its
 * transactions over the seconds from the last block of the day before to its own last block. A genesis block alone in
 * its day is no day. The newest point may still change.
 *
 * `GET /v1/avg_tps/{chainId}`
 *
 * @param parameters.chainId A chain by its EVM chain ID. `total`, `mainnet` and `testnet` stand for all chains, or
 * those of a network.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it, or with one older
 * than 24 hours, the first page is returned.
 * @param parameters.startKey What the public service names `pageToken`; the `nextPageStartKey` of its answer before.
 * Not read beside a `pageToken`.
 * @throws BadRequestError 400: Invalid chain or page token.
 * @throws NotFoundError 404: The chain is not measured, or the path is mistyped.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. Calling on before it resets may lead to a temporary
 * block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached.
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
): Pages<GetAverageTpsResult, DataPoint, GetAverageTpsError> {
  return client.pages(operation, parameters, options)
}
