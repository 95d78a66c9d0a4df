// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import { type CallOptions, createRestCore, type RestCore, type RestOptions } from "@serac/rest"
import { getHealth, type GetHealthParameters } from "./get-health.ts"
import { getHealthAlias, type GetHealthAliasParameters } from "./get-health-alias.ts"
import { getLiveness, type GetLivenessParameters } from "./get-liveness.ts"
import { getReadiness, type GetReadinessParameters } from "./get-readiness.ts"
import type { paths } from "./types.ts"

/** What the functions of this package take first. */
export type HealthCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface HealthClient extends HealthCore {
  /** Get health. */
  getHealth(parameters?: GetHealthParameters, options?: CallOptions): ReturnType<typeof getHealth>
  /** Get health by its long path. */
  getHealthAlias(parameters?: GetHealthAliasParameters, options?: CallOptions): ReturnType<typeof getHealthAlias>
  /** Get readiness. */
  getReadiness(parameters?: GetReadinessParameters, options?: CallOptions): ReturnType<typeof getReadiness>
  /** Get liveness. */
  getLiveness(parameters?: GetLivenessParameters, options?: CallOptions): ReturnType<typeof getLiveness>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createHealthCore, getHealth } from "@serac/health"
 *
 * const client = createHealthCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHealth(client)
 * ```
 */
export function createHealthCore(options: RestOptions): HealthCore {
  return createRestCore<paths>(options)
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createHealthClient } from "@serac/health"
 *
 * const client = createHealthClient({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await client.getHealth()
 * ```
 */
export function createHealthClient(options: RestOptions): HealthClient {
  const core = createHealthCore(options)
  return {
    ...core,
    getHealth: (parameters, options) => getHealth(core, parameters, options),
    getHealthAlias: (parameters, options) => getHealthAlias(core, parameters, options),
    getReadiness: (parameters, options) => getReadiness(core, parameters, options),
    getLiveness: (parameters, options) => getLiveness(core, parameters, options),
  }
}
