export { byNameDialect, undecodable } from "./dialect/by-name-dialect.ts"
export type {
  CallOutcome,
  Dialect,
  ErrorObject,
  ReadOptions,
  RefusedCall,
  RequestHead,
  RequestReading,
  WireAnswer,
  WireCall,
} from "./dialect/dialect.ts"
export type { PositionalOptions } from "./dialect/positional-calls.ts"
export { maxBatchCalls, positionalDialect } from "./dialect/positional-dialect.ts"
export { serveByName } from "./dialect/serve-by-name.ts"
export { serveByPosition } from "./dialect/serve-by-position.ts"
export { chainPaths } from "./http/chain-paths.ts"
export { DroppedAnswer } from "./http/dropped-answer.ts"
export {
  maxBodyBytes,
  queryOf,
  targetPath,
  type WireHandler,
  type WireRequest,
  type WireResponse,
} from "./http/message.ts"
export { type NodeHandlerOptions, nodeHandler } from "./http/node-handler.ts"
export { Routes, type WireEndpoint } from "./http/routes.ts"
export { type NodeAccess, separateCredentials } from "./http/separate-credentials.ts"
export { noHandshake, notBootstrapped, notFound, textResponse, tooLarge } from "./http/text-response.ts"
export {
  type JsonArray,
  type JsonBool,
  type JsonKind,
  type JsonMember,
  type JsonNull,
  type JsonNumber,
  type JsonObject,
  type JsonString,
  type JsonValue,
  plainJson,
} from "./json/json-value.ts"
export { JsonSyntaxError, parseJson, type Shallow } from "./json/parse-json.ts"
export { RawJson } from "./json/raw-json.ts"
export { compactJson, goQuote, withoutSpace, writeJson } from "./json/write-json.ts"
export type { BlockNumber, BlockReference, BlockTag } from "./read/evm.ts"
export * as readEvm from "./read/evm.ts"
export { type FilterRequest, filterRequest } from "./read/log-filter.ts"
export type { Encoding } from "./read/scalars.ts"
export * as read from "./read/scalars.ts"
export { ArgumentError, MissingArgument } from "./rpc/argument-error.ts"
export { type ByNameMethod, type ByNameMethods, byNameMethod } from "./rpc/by-name.ts"
export {
  type Connection,
  type PositionalMethod,
  type PositionalMethods,
  type Positions,
  positionalMethod,
  type ReadPositions,
  type Subscription,
  type Subscriptions,
  subscription,
} from "./rpc/by-position.ts"
export { readByPosition } from "./rpc/read-arguments.ts"
export {
  type ArgumentOf,
  type ArgumentReader,
  anyJson,
  defaulted,
  listReader,
  optionalReader,
  type ReadMembers,
  type StructReaders,
  struct,
} from "./rpc/reader.ts"
export { RpcError } from "./rpc/rpc-error.ts"
export type { FrameSession, SendFrame } from "./socket/frame-session.ts"
export { randomId } from "./socket/random-id.ts"
export { type SocketOptions, serveSocket } from "./socket/serve-socket.ts"
