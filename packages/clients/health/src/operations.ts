export * from "./generated/openapi/operations.ts"
export * from "./generated/openrpc/operations.ts"
