// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcDefaults, type RpcOptions } from "@serac/rpc"
import { health } from "./health.ts"
import { liveness } from "./liveness.ts"
import type { HealthRpcMethods } from "./methods.ts"
import * as operations from "./operations.ts"
import { readiness } from "./readiness.ts"
import type {
  HealthParams,
  HealthResult,
  LivenessParams,
  LivenessResult,
  ReadinessParams,
  ReadinessResult,
} from "./types.ts"

/** What the functions of this package take first. */
export type HealthRpcCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface HealthRpcClient extends RpcCore<HealthRpcMethods> {
  /**
   * Returns the last result of every check that the node runs. With `tags` only the checks with such a tag and the
   * global ones count, so that a filtered result can be healthy while others fail.
   *
   * `health.health` at `/ext/health`
   *
   * @param parameters.tags Keeps only the checks with one of these tags, and the global ones. A tag is a subnet ID,
   * whose chains are meant, or `all`. Omitted or empty, all checks are kept.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createHealthRpcClient } from "@serac/health"
   *
   * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.health()
   * ```
   */
  health(parameters?: HealthParams, options?: RpcCallOptions): Promise<HealthResult>
  /**
   * Returns the last result of the startup checks, which is healthy once the node has finished its initialization.
   *
   * `health.readiness` at `/ext/health`
   *
   * @param parameters.tags Keeps only the checks with one of these tags, and the global ones. A tag is a subnet ID,
   * whose chains are meant, or `all`. Omitted or empty, all checks are kept.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createHealthRpcClient } from "@serac/health"
   *
   * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.readiness()
   * ```
   */
  readiness(parameters?: ReadinessParams, options?: RpcCallOptions): Promise<ReadinessResult>
  /**
   * Returns a healthy result without checks as soon as the node serves HTTP, whatever the tags.
   *
   * `health.liveness` at `/ext/health`
   *
   * @param parameters.tags Keeps only the checks with one of these tags, and the global ones. A tag is a subnet ID,
   * whose chains are meant, or `all`. Omitted or empty, all checks are kept.
   * @throws RpcError -32000: couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See
   * documentation for example calls
   * @example
   * ```ts
   * import { createHealthRpcClient } from "@serac/health"
   *
   * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
   * const result = await client.liveness()
   * ```
   */
  liveness(parameters?: LivenessParams, options?: RpcCallOptions): Promise<LivenessResult>
}

const defaults: RpcDefaults = { path: "/ext/health" }

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createHealthRpcCore, health } from "@serac/health"
 *
 * const client = createHealthRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await health(client)
 * ```
 */
export function createHealthRpcCore(options: RpcOptions): HealthRpcCore {
  return createRpcCore(options, defaults)
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createHealthRpcClient } from "@serac/health"
 *
 * const client = createHealthRpcClient({ baseUrl: "http://127.0.0.1:9650" })
 * const result = await client.health()
 * ```
 */
export function createHealthRpcClient(options: RpcOptions): HealthRpcClient {
  const core = createRpcCore<HealthRpcMethods>(options, { ...defaults, operations })
  return {
    ...core,
    health: (parameters, options) => health(core, parameters, options),
    readiness: (parameters, options) => readiness(core, parameters, options),
    liveness: (parameters, options) => liveness(core, parameters, options),
  }
}
