export * from "@serac/rest/client"
export * from "./generated/index.ts"
