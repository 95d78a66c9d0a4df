export { parseLossless, stringifyLossless } from "../http/runtime.ts"
export * from "./client.ts"
export { createRpcCore, type RpcDefaults } from "./core.ts"
export { type CursorIterable, iterateByCursor, type PageCursor } from "./cursor.ts"
export type { RpcDialect } from "./dialect.ts"
export type { AnyMethods, RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
export type { ParametersOf } from "./parameters.ts"
export { positional } from "./positional.ts"
export { withQuantities } from "./quantities.ts"
export { followHeads } from "./subscription/follow-heads.ts"
export { followLogs } from "./subscription/follow-logs.ts"
export {
  createSubscription,
  type EventFollower,
  type FollowEvents,
  type RpcSubscribing,
} from "./subscription/subscription.ts"
