export * from "./generated/metrics/index.ts"
