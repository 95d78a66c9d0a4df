// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.

export * from "./check-health.ts"
export * from "./check-liveness.ts"
export * from "./check-readiness.ts"
export * from "./client.ts"
export type * from "./methods.ts"
export type {
  CheckHealthParams,
  CheckHealthResult,
  CheckLivenessParams,
  CheckLivenessResult,
  CheckReadinessParams,
  CheckReadinessResult,
} from "./types.ts"
