// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import { createRestCore, type CallOptions, type Pages, type RestCore, type RestOptions } from "@serac/client/rest"
import {
  getAverageTps,
  type GetAverageTpsError,
  type GetAverageTpsHeaders,
  type GetAverageTpsParameters,
  type GetAverageTpsResult,
} from "./get-average-tps.ts"
import type { DataPoint, paths } from "./types.ts"

/** The first argument of every function of this package. */
export type MetricsCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface MetricsClient extends MetricsCore {
  /**
   * Returns the average transactions per second of a chain, one data point per day (UTC), newest first. The average of
   * a day is its number of transactions divided by the seconds from the last block before it to its own last block. A
   * day with only the genesis block is omitted. The newest data point may still change.
   *
   * `GET /v1/avg_tps/{chainId}`
   *
   * @param parameters.chainId EVM chain ID of the chain; `total` for the sum of all chains, or `mainnet`, `testnet` or
   * `fuji` (the same as `testnet`) for that of the chains of a network.
   * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
   * omitted, and when the token is older than 24 hours. A token is good for the chain that it was issued for.
   * @param parameters.startKey The name of `pageToken` in the hosted service: the `nextPageStartKey` of the page
   * before. Ignored when a `pageToken` is given.
   * @throws BadRequestError 400: Invalid chain or page token.
   * @throws NotFoundError 404: The chain is not measured, or the path is mistyped.
   * @throws TooManyRequestsError 429: The rate limit was exceeded. Calls before it resets may lead to a temporary
   * block.
   * @throws InternalServerError 500: An unexpected failure of the server.
   * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
   * @throws ServiceUnavailableError 503: The service cannot answer for now: nothing of the chain is indexed yet, the
   * service is too busy, or a node of the subnet cannot be reached.
   * @example
   * ```ts
   * import { createMetricsClient } from "@serac/metrics"
   *
   * // A metrics service of your own: `serac up` starts one.
   * const client = createMetricsClient({ baseUrl: "http://127.0.0.1:8081" })
   * for await (const result of client.getAverageTps({ chainId: "43114" })) console.log(result)
   * ```
   */
  getAverageTps(
    parameters: GetAverageTpsParameters,
    options?: CallOptions,
  ): Pages<GetAverageTpsResult, DataPoint, GetAverageTpsError, GetAverageTpsHeaders>
}

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createMetricsCore, getAverageTps } from "@serac/metrics"
 *
 * // A metrics service of your own: `serac up` starts one.
 * const client = createMetricsCore({ baseUrl: "http://127.0.0.1:8081" })
 * for await (const result of getAverageTps(client, { chainId: "43114" })) console.log(result)
 * ```
 */
export function createMetricsCore(options: RestOptions): MetricsCore {
  return createRestCore<paths>(options)
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createMetricsClient } from "@serac/metrics"
 *
 * // A metrics service of your own: `serac up` starts one.
 * const client = createMetricsClient({ baseUrl: "http://127.0.0.1:8081" })
 * for await (const result of client.getAverageTps({ chainId: "43114" })) console.log(result)
 * ```
 */
export function createMetricsClient(options: RestOptions): MetricsClient {
  const core = createMetricsCore(options)
  return {
    ...core,
    getAverageTps: (parameters, options) => getAverageTps(core, parameters, options),
  }
}
