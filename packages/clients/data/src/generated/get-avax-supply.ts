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
import { getAvaxSupply as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getAvaxSupply}. */
export type GetAvaxSupplyParameters = ParametersOf<operations["getAvaxSupply"]>

/** Result of {@link getAvaxSupply}. */
export type GetAvaxSupplyResult = ResultOf<operations["getAvaxSupply"]>

/** The headers of a result of {@link getAvaxSupply}. */
export type GetAvaxSupplyHeaders = HeadersOf<operations["getAvaxSupply"]>

/** Every error that a call of {@link getAvaxSupply} can throw. */
export type GetAvaxSupplyError = ErrorOf<operations["getAvaxSupply"]>

/**
 * Returns how much AVAX there is, what circulates of it, and what was burned, staked, locked and paid as rewards. It is
 * about the main network, or about the test network where only that one is indexed.
 *
 * `GET /v1/avax/supply`
 *
 * @throws BadRequestError 400: A parameter where there is none.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The path is mistyped, or what it names does not exist or was moved or deleted.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: one of the chains is not
 * indexed yet, what was indexed earlier is still being added up, or the service is too busy. With `x-should-retry:
 * false` for good: the service does not index the primary network and its C-Chain, or not from the network's genesis
 * on.
 * @example
 * ```ts
 * import { createDataCore, getAvaxSupply } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getAvaxSupply(client)
 * ```
 */
export function getAvaxSupply(
  client: RestCore,
  parameters?: GetAvaxSupplyParameters,
  options?: CallOptions,
): ResponsePromise<GetAvaxSupplyResult, GetAvaxSupplyError, GetAvaxSupplyHeaders> {
  return client.call(operation, parameters, options)
}
