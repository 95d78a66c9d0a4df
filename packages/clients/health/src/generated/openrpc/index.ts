// Made by `pnpm generate` from specs/health/openrpc.yaml. Do not edit.

export * from "./client.ts"
export * from "./health.ts"
export * from "./liveness.ts"
export type * from "./methods.ts"
export * from "./readiness.ts"
export type { HealthParams, LivenessParams, LivenessResult, ReadinessParams, ReadinessResult } from "./types.ts"
