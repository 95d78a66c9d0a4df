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
import { getNetworkDetails as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getNetworkDetails}. */
export type GetNetworkDetailsParameters = ParametersOf<operations["getNetworkDetails"]>

/** Result of {@link getNetworkDetails}. */
export type GetNetworkDetailsResult = ResultOf<operations["getNetworkDetails"]>

/** The headers of a result of {@link getNetworkDetails}. */
export type GetNetworkDetailsHeaders = HeadersOf<operations["getNetworkDetails"]>

/** Every error that a call of {@link getNetworkDetails} can throw. */
export type GetNetworkDetailsError = ErrorOf<operations["getNetworkDetails"]>

/**
 * Returns how much is staked on a primary network now, by its validators and its delegators.
 *
 * `GET /v1/networks/{network}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @throws BadRequestError 400: Invalid network.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The service has no such network.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getNetworkDetails } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getNetworkDetails(client, { network: "mainnet" })
 * ```
 */
export function getNetworkDetails(
  client: RestCore,
  parameters: GetNetworkDetailsParameters,
  options?: CallOptions,
): ResponsePromise<GetNetworkDetailsResult, GetNetworkDetailsError, GetNetworkDetailsHeaders> {
  return client.call(operation, parameters, options)
}
