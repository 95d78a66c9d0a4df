/** The exports that client packages re-export: the errors, and the types of their functions. */
export * from "../http/index.ts"
export type { RestCore } from "./core.ts"
export { ApiError } from "./errors/api-error.ts"
export { ListingRestartedError } from "./errors/listing-restarted-error.ts"
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
export type { Events } from "./events/events.ts"
export type { Stream } from "./events/stream.ts"
export type { RestOperation } from "./operation.ts"
export type { CallOptions, RestOptions } from "./options.ts"
export type { LastPage, Page, Pages, PageWithNext } from "./pages.ts"
export { type RawClient, rawClient } from "./raw.ts"
export type { TypedHeaders } from "./response-headers.ts"
export type { Failing, FailureOf, ResponsePromise } from "./response-promise.ts"
export type { RestResult } from "./rest-result.ts"
