import { createService, type ListenOptions, type RunningService, type Service, startService } from "@serac/server/http"
import { assemble } from "./assemble.ts"
import type { MetricsServiceOptions } from "./options.ts"

/** Where a metrics service listens. */
export interface StartMetricsServiceOptions extends MetricsServiceOptions, ListenOptions {}

/**
 * Makes a metrics service over a store, without listening: `fastify.inject` answers requests.
 *
 * @example
 * ```ts
 * import { createMetricsService } from "@serac/api/metrics"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const service = await createMetricsService({ store, chains: [] })
 * console.log((await service.fastify.inject("/v1/avg_tps/total")).json())
 * await service.close()
 * await store.close()
 * ```
 */
export async function createMetricsService(options: MetricsServiceOptions): Promise<Service> {
  return createService(await assemble(options))
}

/**
 * Makes a metrics service and listens. Throws the system's error (`EADDRINUSE`, `EACCES`) when it cannot listen there.
 *
 * @example
 * ```ts
 * import { startMetricsService } from "@serac/api/metrics"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const service = await startMetricsService({ store, chains: [], port: 8081 })
 * console.log(`curl ${service.url}/v1/avg_tps/total`)
 * ```
 */
export async function startMetricsService(options: StartMetricsServiceOptions): Promise<RunningService> {
  const { host, port } = options
  return startService({ ...(await assemble(options)), host, port })
}
