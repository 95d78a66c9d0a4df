export * from "@serac/client/rest/client"
export * from "@serac/client/rpc/client"
export * from "./generated/openapi/index.ts"
export * from "./generated/openrpc/index.ts"
