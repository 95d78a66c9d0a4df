// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.
import { type CallOptions, createRestCore, type RestCore, type RestOptions } from "@serac/rest"
import { getAverageTps, type GetAverageTpsParameters } from "./get-average-tps.ts"
import type { paths } from "./types.ts"

/** What the functions of this package take first. */
export type MetricsCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface MetricsClient extends MetricsCore {
  /** Get average TPS. */
  getAverageTps(parameters: GetAverageTpsParameters, options?: CallOptions): ReturnType<typeof getAverageTps>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createMetricsCore, getAverageTps } from "@serac/metrics"
 *
 * const client = createMetricsCore({ baseUrl: "http://127.0.0.1:8081" })
 * for await (const result of getAverageTps(client, { chainId: "43114" })) console.log(result)
 * ```
 */
export function createMetricsCore(options: RestOptions): MetricsCore {
  return createRestCore<paths>(options)
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createMetricsClient } from "@serac/metrics"
 *
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
