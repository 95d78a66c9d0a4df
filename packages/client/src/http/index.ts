/** The errors, and the types that clients of both kinds share. */
export { ConnectionError } from "./errors/connection-error.ts"
export { HttpError, type HttpErrorFacts } from "./errors/http-error.ts"
export { InvalidParameterError } from "./errors/invalid-parameter-error.ts"
export { InvalidResponseError } from "./errors/invalid-response-error.ts"
export { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
export { type CallFacts, isSeracError, SeracError } from "./errors/serac-error.ts"
export { TimeoutError } from "./errors/timeout-error.ts"
export type { Fetch, FetchInit, FetchResponse } from "./fetch.ts"
export type { FailureEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./hooks.ts"
export type {
  HeadersOption,
  HttpCallOptions,
  HttpClientOptions,
  RetryOptions,
  Secret,
  SharedOptions,
} from "./options.ts"
export { type RateLimit, rateLimitOf } from "./rate-limit.ts"
