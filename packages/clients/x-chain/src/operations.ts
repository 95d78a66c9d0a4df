export * from "./generated/operations.ts"
