export * from "./generated/health/openapi/index.ts"
export * from "./generated/health/openrpc/index.ts"
