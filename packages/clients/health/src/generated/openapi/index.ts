// Made by `pnpm generate` from specs/health/openapi.yaml. Do not edit.

export * from "./client.ts"
export * from "./get-health.ts"
export * from "./get-health-alias.ts"
export * from "./get-liveness.ts"
export * from "./get-readiness.ts"
export type * from "./types.ts"
