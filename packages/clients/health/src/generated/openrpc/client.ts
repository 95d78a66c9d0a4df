// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcDefaults, type RpcOptions } from "@serac/client/rpc"
import { checkHealth } from "./check-health.ts"
import { checkLiveness } from "./check-liveness.ts"
import { checkReadiness } from "./check-readiness.ts"
import type { HealthRpcMethods } from "./methods.ts"
import * as operations from "./operations.ts"
import type {
  CheckHealthParams,
  CheckHealthResult,
  CheckLivenessParams,
  CheckLivenessResult,
  CheckReadinessParams,
  CheckReadinessResult,
} from "./types.ts"

/** The first argument of every function of this package. */
export type HealthRpcCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface HealthRpcClient extends RpcCore<HealthRpcMethods> {
  /**
   * Returns the last result of every check that the node runs. With `tags` only the checks with such a tag and the
   * global ones count, so that a filtered result can be healthy while others fail.
   *
   * `health.health` at `/ext/health`
   *
   * @param parameters.tags Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Omitted or empty, all checks are kept.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createHealthRpcClient } from "@serac/health"
   *
   * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.checkHealth()
   * ```
   */
  checkHealth(parameters?: CheckHealthParams, options?: RpcCallOptions): Promise<CheckHealthResult>
  /** @deprecated Renamed to {@link HealthRpcClient.checkHealth}. */
  health: HealthRpcClient["checkHealth"]
  /**
   * Returns the last result of the startup checks, which is healthy once the node has finished its initialization.
   *
   * `health.readiness` at `/ext/health`
   *
   * @param parameters.tags Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Omitted or empty, all checks are kept.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createHealthRpcClient } from "@serac/health"
   *
   * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.checkReadiness()
   * ```
   */
  checkReadiness(parameters?: CheckReadinessParams, options?: RpcCallOptions): Promise<CheckReadinessResult>
  /** @deprecated Renamed to {@link HealthRpcClient.checkReadiness}. */
  readiness: HealthRpcClient["checkReadiness"]
  /**
   * Returns a healthy result without checks as soon as the node serves HTTP, whatever the tags.
   *
   * `health.liveness` at `/ext/health`
   *
   * @param parameters.tags Only the checks with one of these tags, and the global ones. A tag is a subnet ID, which
   * stands for its chains, or `all`. Omitted or empty, all checks are kept.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createHealthRpcClient } from "@serac/health"
   *
   * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.checkLiveness()
   * ```
   */
  checkLiveness(parameters?: CheckLivenessParams, options?: RpcCallOptions): Promise<CheckLivenessResult>
  /** @deprecated Renamed to {@link HealthRpcClient.checkLiveness}. */
  liveness: HealthRpcClient["checkLiveness"]
}

const defaults: RpcDefaults = { path: "/ext/health" }

/**
 * Creates a bare core: with it, a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { checkHealth, createHealthRpcCore } from "@serac/health"
 *
 * const client = createHealthRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await checkHealth(client)
 * ```
 */
export function createHealthRpcCore(options: RpcOptions): HealthRpcCore {
  return createRpcCore(options, defaults)
}

/**
 * Creates a client: a core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createHealthRpcClient } from "@serac/health"
 *
 * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await client.checkHealth()
 * ```
 */
export function createHealthRpcClient(options: RpcOptions): HealthRpcClient {
  const core = createRpcCore<HealthRpcMethods>(options, { ...defaults, operations })
  return {
    ...core,
    checkHealth: (parameters, options) => checkHealth(core, parameters, options),
    health: (parameters, options) => checkHealth(core, parameters, options),
    checkReadiness: (parameters, options) => checkReadiness(core, parameters, options),
    readiness: (parameters, options) => checkReadiness(core, parameters, options),
    checkLiveness: (parameters, options) => checkLiveness(core, parameters, options),
    liveness: (parameters, options) => checkLiveness(core, parameters, options),
  }
}
