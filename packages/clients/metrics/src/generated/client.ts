// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import { createRestCore, type CallOptions, type Pages, type RestCore, type RestOptions } from "@serac/rest"
import {
  getAverageTps,
  type GetAverageTpsError,
  type GetAverageTpsParameters,
  type GetAverageTpsResult,
} from "./get-average-tps.ts"
import type { DataPoint, paths } from "./types.ts"

/** The first argument of every function of this package. */
export type MetricsCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface MetricsClient extends MetricsCore {
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
  ): Pages<GetAverageTpsResult, DataPoint, GetAverageTpsError>
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
