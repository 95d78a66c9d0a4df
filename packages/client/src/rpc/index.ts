export { parseLossless, stringifyLossless } from "../http/runtime.ts"
export * from "./client.ts"
export { createRpcCore, type RpcDefaults } from "./core.ts"
export type { RpcDialect } from "./dialect.ts"
export type { AnyMethods, RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
export type { ParametersOf } from "./parameters.ts"
export { positional } from "./positional.ts"
export { withQuantities } from "./quantities.ts"
export {
  iterateUTXOs,
  type UtxoIndex,
  type UtxoIterable,
  type UtxoPage,
  type UtxoParameters,
  utxoPages,
} from "./utxos.ts"
