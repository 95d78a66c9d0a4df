import { createService } from "./create-service.ts"
import { type ListenOptions, listen, type RunningService } from "./listen.ts"
import type { ServiceOptions } from "./options.ts"

/** Options of a service and of its listener. */
export interface StartOptions<Services> extends ServiceOptions<Services>, ListenOptions {}

/**
 * Creates a service and starts to listen.
 *
 * Throws {@link DocumentError} as {@link createService} does, and the system's error (`EADDRINUSE`, `EACCES`) when it cannot listen there.
 *
 * @example
 * ```ts
 * import document from "@serac/metrics/openapi.json" with { type: "json" }
 * import { startService } from "@serac/server/http"
 *
 * const service = await startService({
 *   document,
 *   handlers: { getAverageTps: async () => ({ results: [], status: 200 }) },
 *   services: undefined,
 *   messages: "list",
 *   port: 0,
 * })
 * console.log(await (await fetch(`${service.url}/v1/avg_tps/43114`)).json())
 * await service.close()
 * ```
 */
export async function startService<Services>(options: StartOptions<Services>): Promise<RunningService> {
  return listen(createService(options).fastify, options)
}
