// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getSubnet as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getSubnet}. */
export type GetSubnetParameters = ParametersOf<operations["getSubnet"]>

/** Result of {@link getSubnet}. */
export type GetSubnetResult = ResultOf<operations["getSubnet"]>

/** Every error that a call of {@link getSubnet} can throw. */
export type GetSubnetError = ErrorOf<operations["getSubnet"]>

/**
 * Returns one subnet.
 *
 * `GET /v1/networks/{network}/subnets/{subnetId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.subnetId A subnet.
 * @throws BadRequestError 400: Invalid network or subnet.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The subnet does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): ResponsePromise<GetSubnetResult, GetSubnetError> {
  return client.call(operation, parameters, options)
}
