// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import { createRpcCore, type RpcCallOptions, type RpcCore, type RpcOptions } from "@serac/rpc"
import { health } from "./health.ts"
import { liveness } from "./liveness.ts"
import type { HealthRpcMethods } from "./methods.ts"
import { readiness } from "./readiness.ts"
import { describeMethods } from "./request.ts"
import type { HealthParams, LivenessParams, ReadinessParams } from "./types.ts"

/** What the functions of this package take first. */
export type HealthRpcCore = RpcCore

/** The core with every operation as a method; the functions of this package take it as well. */
export interface HealthRpcClient extends RpcCore<HealthRpcMethods> {
  /** Get health. */
  health(parameters?: HealthParams, options?: RpcCallOptions): ReturnType<typeof health>
  /** Get readiness. */
  readiness(parameters?: ReadinessParams, options?: RpcCallOptions): ReturnType<typeof readiness>
  /** Get liveness. */
  liveness(parameters?: LivenessParams, options?: RpcCallOptions): ReturnType<typeof liveness>
}

/**
 * A core alone: with it a bundler keeps only the operations that are imported.
 *
 * @example
 * ```ts
 * import { createHealthRpcCore, health } from "@serac/health"
 *
 * const client = createHealthRpcCore({ url: "http://127.0.0.1:9650" })
 * const result = await health(client)
 * ```
 */
export function createHealthRpcCore(options: RpcOptions): HealthRpcCore {
  return createRpcCore(options, { path: "/ext/health" })
}

/**
 * A core with every operation of this package as a method.
 *
 * @example
 * ```ts
 * import { createHealthRpcClient } from "@serac/health"
 *
 * const client = createHealthRpcClient({ url: "http://127.0.0.1:9650" })
 * const result = await client.health()
 * ```
 */
export function createHealthRpcClient(options: RpcOptions): HealthRpcClient {
  const core = createHealthRpcCore(options)
  return {
    ...describeMethods(core),
    health: (parameters, options) => health(core, parameters, options),
    readiness: (parameters, options) => readiness(core, parameters, options),
    liveness: (parameters, options) => liveness(core, parameters, options),
  }
}
