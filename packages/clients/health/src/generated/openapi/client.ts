// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.
import {
  createRestCore,
  type CallOptions,
  type ResponsePromise,
  type RestCore,
  type RestOptions,
} from "@serac/client/rest"
import { getHealth, type GetHealthError, type GetHealthParameters, type GetHealthResult } from "./get-health.ts"
import {
  getHealthAlias,
  type GetHealthAliasError,
  type GetHealthAliasParameters,
  type GetHealthAliasResult,
} from "./get-health-alias.ts"
import {
  getLiveness,
  type GetLivenessError,
  type GetLivenessParameters,
  type GetLivenessResult,
} from "./get-liveness.ts"
import {
  getReadiness,
  type GetReadinessError,
  type GetReadinessParameters,
  type GetReadinessResult,
} from "./get-readiness.ts"
import type { paths } from "./types.ts"

/** The first argument of every function of this package. */
export type HealthCore = RestCore<paths>

/** The core with every operation as a method; the functions of this package take it as well. */
export interface HealthClient extends HealthCore {
  /**
   * Returns the holistic status of the node: the last result of every check. 200 when all pass, 503 when one fails; the
   * body is the same. With `tag` only the checks with such a tag and the global ones count, so that a filtered result
   * can be healthy while others fail.
   *
   * `GET /ext/health`
   *
   * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Repeatable.
   * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
   * body is a line of plain text.
   * @example
   * ```ts
   * import { createHealthClient } from "@serac/health"
   *
   * // A node on this machine.
   * const client = createHealthClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getHealth()
   * ```
   */
  getHealth(parameters?: GetHealthParameters, options?: CallOptions): ResponsePromise<GetHealthResult, GetHealthError>
  /**
   * Returns the same as `/ext/health`.
   *
   * `GET /ext/health/health`
   *
   * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Repeatable.
   * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
   * body is a line of plain text.
   * @example
   * ```ts
   * import { createHealthClient } from "@serac/health"
   *
   * // A node on this machine.
   * const client = createHealthClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getHealthAlias()
   * ```
   */
  getHealthAlias(
    parameters?: GetHealthAliasParameters,
    options?: CallOptions,
  ): ResponsePromise<GetHealthAliasResult, GetHealthAliasError>
  /**
   * Returns whether the node has finished its initialization. Once healthy it stays so.
   *
   * `GET /ext/health/readiness`
   *
   * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Repeatable.
   * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
   * body is a line of plain text.
   * @example
   * ```ts
   * import { createHealthClient } from "@serac/health"
   *
   * // A node on this machine.
   * const client = createHealthClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getReadiness()
   * ```
   */
  getReadiness(
    parameters?: GetReadinessParameters,
    options?: CallOptions,
  ): ResponsePromise<GetReadinessResult, GetReadinessError>
  /**
   * Returns a healthy result without checks as soon as the node serves HTTP.
   *
   * `GET /ext/health/liveness`
   *
   * @param parameters.tag Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Repeatable.
   * @throws ForbiddenError 403: The node does not serve the host that the request names (`--http-allowed-hosts`). The
   * body is a line of plain text.
   * @example
   * ```ts
   * import { createHealthClient } from "@serac/health"
   *
   * // A node on this machine.
   * const client = createHealthClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.getLiveness()
   * ```
   */
  getLiveness(
    parameters?: GetLivenessParameters,
    options?: CallOptions,
  ): ResponsePromise<GetLivenessResult, GetLivenessError>
}

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createHealthCore, getHealth } from "@serac/health"
 *
 * // A node on this machine.
 * const client = createHealthCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await getHealth(client)
 * ```
 */
export function createHealthCore(options: RestOptions): HealthCore {
  return createRestCore<paths>(options)
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createHealthClient } from "@serac/health"
 *
 * // A node on this machine.
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
