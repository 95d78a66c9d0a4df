import { createService, type ListenOptions, type RunningService, type Service, startService } from "@serac/server/http"
import { assemble } from "./assemble.ts"
import type { MetricsServiceOptions } from "./options.ts"

/** Options of a metrics service and its listener. */
export interface StartMetricsServiceOptions extends MetricsServiceOptions, ListenOptions {}

/**
 * Creates a metrics service over a store, without listening: `fastify.inject` answers requests.
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
 * Creates a metrics service and starts to listen. Throws the system's error (`EADDRINUSE`, `EACCES`) when it cannot listen.
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
