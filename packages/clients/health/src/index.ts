export type {
  CallFacts,
  CallOptions,
  HeadersOption,
  Hooks,
  LastPage,
  Page,
  Pages,
  PageWithNext,
  RateLimit,
  RawClient,
  ResponsePromise,
  RestCore,
  RestOperation,
  RestOptions,
  RestResult,
  RetryOptions,
} from "@serac/rest"
export {
  ApiError,
  BadGatewayError,
  BadRequestError,
  ConnectionError,
  ForbiddenError,
  InternalServerError,
  InvalidParameterError,
  InvalidResponseError,
  isSeracError,
  ListingRestartedError,
  NotFoundError,
  ResponseTooLargeError,
  rawClient,
  SeracError,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
  UnauthorizedError,
} from "@serac/rest"
export type { RpcCallFacts, RpcCallOptions, RpcCore, RpcOperation, RpcOptions } from "@serac/rpc"
export { HttpError, NotBootstrappedError, RpcClientError, RpcError } from "@serac/rpc"
export * from "./generated/openapi/index.ts"
export * from "./generated/openrpc/index.ts"
