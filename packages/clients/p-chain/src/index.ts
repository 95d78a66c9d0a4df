export type {
  BatchOptions,
  RetryOptions,
  RpcCallFacts,
  RpcCallOptions,
  RpcCore,
  RpcOperation,
  RpcOptions,
  RpcTransport,
} from "@serac/rpc"
export {
  ConnectionError,
  HttpError,
  MalformedResponseError,
  MissingResponseError,
  NotBootstrappedError,
  ResponseTooLargeError,
  RpcClientError,
  RpcError,
  TimeoutError,
} from "@serac/rpc"
export * from "./generated/index.ts"
export { iterateUTXOs } from "./iterate-utxos.ts"
