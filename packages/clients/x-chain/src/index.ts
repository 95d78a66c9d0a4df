export * from "@serac/client/rpc/client"
export * from "./generated/index.ts"
export { iterateUTXOs } from "./iterate-utxos.ts"
