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
import { getSubnet as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getSubnet}. */
export type GetSubnetParameters = ParametersOf<operations["getSubnet"]>

/** Result of {@link getSubnet}. */
export type GetSubnetResult = ResultOf<operations["getSubnet"]>

/** The headers of a result of {@link getSubnet}. */
export type GetSubnetHeaders = HeadersOf<operations["getSubnet"]>

/** Every error that a call of {@link getSubnet} can throw. */
export type GetSubnetError = ErrorOf<operations["getSubnet"]>

/**
 * Returns one subnet.
 *
 * `GET /v1/networks/{network}/subnets/{subnetId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.subnetId ID of the subnet.
 * @throws BadRequestError 400: Invalid network or subnet.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The subnet does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getSubnet } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getSubnet(client, {
 *   network: "mainnet",
 *   subnetId: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
 * })
 * ```
 */
export function getSubnet(
  client: RestCore,
  parameters: GetSubnetParameters,
  options?: CallOptions,
): ResponsePromise<GetSubnetResult, GetSubnetError, GetSubnetHeaders> {
  return client.call(operation, parameters, options)
}
