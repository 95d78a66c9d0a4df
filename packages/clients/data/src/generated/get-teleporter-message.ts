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
import { getTeleporterMessage as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getTeleporterMessage}. */
export type GetTeleporterMessageParameters = ParametersOf<operations["getTeleporterMessage"]>

/** Result of {@link getTeleporterMessage}. */
export type GetTeleporterMessageResult = ResultOf<operations["getTeleporterMessage"]>

/** The headers of a result of {@link getTeleporterMessage}. */
export type GetTeleporterMessageHeaders = HeadersOf<operations["getTeleporterMessage"]>

/** Every error that a call of {@link getTeleporterMessage} can throw. */
export type GetTeleporterMessageError = ErrorOf<operations["getTeleporterMessage"]>

/**
 * Gets an interchain message by its ID, as `GET /v1/icm/messages/{messageId}` does.
 *
 * `GET /v1/teleporter/messages/{messageId}`
 *
 * @deprecated; use `getIcmMessage`
 * @param parameters.messageId ID of the message.
 * @throws BadRequestError 400: Invalid ID of a message.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: No chain that is indexed tells of the message.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getTeleporterMessage } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getTeleporterMessage(client, {
 *   messageId: "0xcc1faba505ef358165b4a2c3c4d5b4c9e1e11f66c2e757633ca35830109555c4",
 * })
 * ```
 */
export function getTeleporterMessage(
  client: RestCore,
  parameters: GetTeleporterMessageParameters,
  options?: CallOptions,
): ResponsePromise<GetTeleporterMessageResult, GetTeleporterMessageError, GetTeleporterMessageHeaders> {
  return client.call(operation, parameters, options)
}
