// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type {
  CallOptions,
  ErrorOf,
  HeadersOf,
  ParametersOf,
  ResponsePromise,
  RestCore,
  ResultOf,
} from "@serac/client/rest"
import { liveCheck as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link liveCheck}. */
export type LiveCheckParameters = ParametersOf<operations["liveCheck"]>

/** Result of {@link liveCheck}. */
export type LiveCheckResult = ResultOf<operations["liveCheck"]>

/** The headers of a result of {@link liveCheck}. */
export type LiveCheckHeaders = HeadersOf<operations["liveCheck"]>

/** Every error that a call of {@link liveCheck} can throw. */
export type LiveCheckError = ErrorOf<operations["liveCheck"]>

/**
 * Tells whether the service can read its store, whatever of it is indexed; otherwise it is a 503.
 *
 * `GET /v1/live-check`
 *
 * @throws BadRequestError 400: A parameter where there is none.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The store cannot be read now.
 * @example
 * ```ts
 * import { createDataCore, liveCheck } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await liveCheck(client)
 * ```
 */
export function liveCheck(
  client: RestCore,
  parameters?: LiveCheckParameters,
  options?: CallOptions,
): ResponsePromise<LiveCheckResult, LiveCheckError, LiveCheckHeaders> {
  return client.call(operation, parameters, options)
}
