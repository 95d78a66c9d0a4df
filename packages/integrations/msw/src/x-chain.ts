export * from "./generated/x-chain/index.ts"
