// Made by `pnpm generate`. Do not edit.
export * from "./openapi/index.ts"
export * from "./openrpc/index.ts"
