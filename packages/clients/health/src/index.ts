export * from "@serac/rest/client"
export * from "@serac/rpc/client"
export * from "./generated/openapi/index.ts"
export * from "./generated/openrpc/index.ts"
