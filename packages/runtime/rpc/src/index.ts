export { type Batcher, type BatchOptions, batching } from "./batching.ts"
export { createRpcCore, type RpcCore, type RpcDefaults } from "./core.ts"
export { ConnectionError } from "./errors/connection-error.ts"
export { HttpError } from "./errors/http-error.ts"
export { MalformedResponseError } from "./errors/malformed-response-error.ts"
export { MissingResponseError } from "./errors/missing-response-error.ts"
export { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
export { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
export { type RpcCallFacts, RpcClientError } from "./errors/rpc-client-error.ts"
export { RpcError } from "./errors/rpc-error.ts"
export type { RpcErrorOf } from "./errors/rpc-error-of.ts"
export { TimeoutError } from "./errors/timeout-error.ts"
export { parseLossless, stringifyLossless } from "./lossless.ts"
export type { RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
export type { RpcOperation } from "./operation.ts"
export type {
  AtEndpoint,
  AtUrl,
  OverTransport,
  RpcCallOptions,
  RpcClientSettings,
  RpcOptions,
  RpcSettings,
  RpcTransport,
} from "./options.ts"
export type { ParametersOf } from "./parameters.ts"
export { type Dialect, positional } from "./positional.ts"
export { type Eip1193Provider, fromProvider, type ProviderFactory } from "./provider.ts"
export { withQuantities } from "./quantities.ts"
export type { RetryOptions } from "./retry.ts"
export {
  iterateUTXOs,
  type UtxoIndex,
  type UtxoIterable,
  type UtxoPage,
  type UtxoParameters,
  utxoPages,
} from "./utxos.ts"
