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
import { listChains as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link listChains}. */
export type ListChainsParameters = ParametersOf<operations["listChains"]>

/** Result of {@link listChains}. */
export type ListChainsResult = ResultOf<operations["listChains"]>

/** The headers of a result of {@link listChains}. */
export type ListChainsHeaders = HeadersOf<operations["listChains"]>

/** Every error that a call of {@link listChains} can throw. */
export type ListChainsError = ErrorOf<operations["listChains"]>

/**
 * Lists the supported EVM chains, in the order in which the service is configured. The list is not paged.
 *
 * `GET /v1/chains`
 *
 * @param parameters.network Only items of this network; a 404 where this service has nothing of it. `fuji` and
 * `testnet` both name the test network.
 * @param parameters.feature Only chains with this feature (`enabledFeatures`).
 * @throws BadRequestError 400: Invalid network.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The service has nothing of the network.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listChains } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await listChains(client)
 * ```
 */
export function listChains(
  client: RestCore,
  parameters?: ListChainsParameters,
  options?: CallOptions,
): ResponsePromise<ListChainsResult, ListChainsError, ListChainsHeaders> {
  return client.call(operation, parameters, options)
}
