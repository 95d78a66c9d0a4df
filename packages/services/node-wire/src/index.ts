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
export { JsonSyntaxError, parseJson } from "./json/parse-json.ts"
export { RawJson } from "./json/raw-json.ts"
export { compactJson, goQuote, writeJson } from "./json/write-json.ts"
export type { BlockNumber, BlockReference, BlockTag } from "./read/evm.ts"
export * as readEvm from "./read/evm.ts"
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
export {
  anyJson,
  defaulted,
  list,
  type Members,
  optional,
  type Read,
  type Reader,
  type ReadMembers,
  struct,
} from "./rpc/reader.ts"
export { RpcError } from "./rpc/rpc-error.ts"
