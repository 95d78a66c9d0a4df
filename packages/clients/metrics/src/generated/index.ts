// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.

export * from "./client.ts"
export * from "./get-average-tps.ts"
export type * from "./types.ts"
