export * from "@serac/client/rest/client"
export * from "./generated/index.ts"
