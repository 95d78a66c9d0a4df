// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.
import type {
  CheckHealthParams,
  CheckHealthResult,
  CheckLivenessParams,
  CheckLivenessResult,
  CheckReadinessParams,
  CheckReadinessResult,
} from "./types.ts"

/** What `request` takes and gives, by method. */
export interface HealthRpcMethods {
  "health.health": { parameters: CheckHealthParams; result: CheckHealthResult }
  "health.readiness": { parameters: CheckReadinessParams; result: CheckReadinessResult }
  "health.liveness": { parameters: CheckLivenessParams; result: CheckLivenessResult }
}
