export * from "@serac/client/rpc/client"
export * from "./generated/index.ts"
