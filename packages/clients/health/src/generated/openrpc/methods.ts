// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type {
  HealthParams,
  HealthResult,
  LivenessParams,
  LivenessResult,
  ReadinessParams,
  ReadinessResult,
} from "./types.ts"

/** What `request` takes and gives, by method. */
export interface HealthRpcMethods {
  "health.health": { parameters: HealthParams; result: HealthResult }
  "health.readiness": { parameters: ReadinessParams; result: ReadinessResult }
  "health.liveness": { parameters: LivenessParams; result: LivenessResult }
}
