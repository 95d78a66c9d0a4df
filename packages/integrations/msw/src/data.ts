export * from "./generated/data/index.ts"
