export * from "./generated/p-chain/index.ts"
