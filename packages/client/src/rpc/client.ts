/** The exports that client packages re-export: the errors, the dialects, and the types of their functions. */
export * from "../http/index.ts"
export type { BatchOptions } from "./batch-options.ts"
export { batching } from "./batching.ts"
export type { RpcCore } from "./core.ts"
export { MissingResponseError } from "./errors/missing-response-error.ts"
export { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
export { RpcError } from "./errors/rpc-error.ts"
export type { RpcErrorOf } from "./errors/rpc-error-of.ts"
export type { RpcOperation } from "./operation.ts"
export type {
  AtBaseUrl,
  AtEndpoint,
  OverTransport,
  RpcCallOptions,
  RpcClientSettings,
  RpcOptions,
  RpcSettings,
  RpcTransport,
} from "./options.ts"
export { type Eip1193Provider, fromProvider, type ProviderFactory } from "./provider.ts"
export { BufferFullError } from "./subscription/buffer-full-error.ts"
export type { RpcSubscriptionOptions } from "./subscription/options.ts"
export type { RpcSubscription } from "./subscription/subscription.ts"
export { SubscriptionGapError } from "./subscription/subscription-gap-error.ts"
export type { RpcSocketConstructor } from "./subscription/web-socket.ts"
