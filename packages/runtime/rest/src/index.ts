export { createRestCore, type RestCore } from "./core.ts"
export { ApiError } from "./errors/api-error.ts"
export { ConnectionError } from "./errors/connection-error.ts"
export { InvalidParameterError } from "./errors/invalid-parameter-error.ts"
export { InvalidResponseError, type SuccessStatus } from "./errors/invalid-response-error.ts"
export { ListingRestartedError } from "./errors/listing-restarted-error.ts"
export { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
export { type CallFacts, isSeracError, SeracError } from "./errors/serac-error.ts"
export {
  BadGatewayError,
  BadRequestError,
  ForbiddenError,
  InternalServerError,
  NotFoundError,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnauthorizedError,
} from "./errors/status-errors.ts"
export { TimeoutError } from "./errors/timeout-error.ts"
export type { FailureEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./hooks.ts"
export type { QueryStyle, RestOperation } from "./operation.ts"
export type { CallOptions, HeadersOption, RestDefaults, RestOptions } from "./options.ts"
export type { LastPage, Page, Pages, PageWithNext } from "./pages.ts"
export type { RateLimit } from "./rate-limit.ts"
export { type RawClient, rawClient } from "./raw.ts"
export type { Failing, FailureOf, ResponsePromise } from "./response-promise.ts"
export type { RestResult } from "./result.ts"
export type { RetryOptions } from "./retry.ts"
export type { Transport } from "./transport.ts"
export type { ErrorOf, ItemOf, ParametersOf, ResultOf } from "./types.ts"
