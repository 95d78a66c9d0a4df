export { type HandlersOptions, handlersOf } from "./handlers.ts"
export type { DeepPartial } from "./make.ts"
export type { MockOptions } from "./options.ts"
export type { ReceivedParameters } from "./received.ts"
export {
  type ListingMock,
  listingMock,
  type RestAnswer,
  type RestFacts,
  type RestMock,
  type RestMockOptions,
  type RestRequest,
  restMock,
} from "./rest/rest-mock.ts"
export {
  type RpcAnswer,
  type RpcErrorObject,
  type RpcFacts,
  type RpcFailure,
  type RpcMock,
  type RpcRequest,
  rpcFailure,
  rpcMock,
} from "./rpc/rpc-mock.ts"
