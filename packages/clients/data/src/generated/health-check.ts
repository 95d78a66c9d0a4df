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
import { healthCheck as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link healthCheck}. */
export type HealthCheckParameters = ParametersOf<operations["healthCheck"]>

/** Result of {@link healthCheck}. */
export type HealthCheckResult = ResultOf<operations["healthCheck"]>

/** The headers of a result of {@link healthCheck}. */
export type HealthCheckHeaders = HeadersOf<operations["healthCheck"]>

/** Every error that a call of {@link healthCheck} can throw. */
export type HealthCheckError = ErrorOf<operations["healthCheck"]>

/**
 * Tells whether the service can be asked, and which of its parts work: the store, and the indexing of each chain. It is
 * a 503 when the service has nothing to answer with, or, where its operator set a limit, when a chain is further behind
 * than that.
 *
 * `GET /v1/health-check`
 *
 * @throws BadRequestError 400: A parameter where there is none.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service should not be asked now.
 * @example
 * ```ts
 * import { createDataCore, healthCheck } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await healthCheck(client)
 * ```
 */
export function healthCheck(
  client: RestCore,
  parameters?: HealthCheckParameters,
  options?: CallOptions,
): ResponsePromise<HealthCheckResult, HealthCheckError, HealthCheckHeaders> {
  return client.call(operation, parameters, options)
}
