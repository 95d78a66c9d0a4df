export * from "./generated/subnet-evm/index.ts"
