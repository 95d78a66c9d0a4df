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
import { getPrimaryNetworkAddresses as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkAddresses}. */
export type GetPrimaryNetworkAddressesParameters = ParametersOf<operations["getPrimaryNetworkAddresses"]>

/** Result of {@link getPrimaryNetworkAddresses}. */
export type GetPrimaryNetworkAddressesResult = ResultOf<operations["getPrimaryNetworkAddresses"]>

/** The headers of a result of {@link getPrimaryNetworkAddresses}. */
export type GetPrimaryNetworkAddressesHeaders = HeadersOf<operations["getPrimaryNetworkAddresses"]>

/** Every error that a call of {@link getPrimaryNetworkAddresses} can throw. */
export type GetPrimaryNetworkAddressesError = ErrorOf<operations["getPrimaryNetworkAddresses"]>

/**
 * Returns the addresses on the X-, P- and C-Chain that belong to the key of an EVM address. They are another hash of
 * the same public key, which the address does not tell, but the signature of any transaction that it sent: the last one
 * is read from the archive of blocks, the key is recovered from it and checked against the address. Of a contract, and
 * of an address that sent none of the last 2000 transactions that it is in, the key is not known.
 *
 * `GET /v1/chains/{chainId}/addresses/{address}/primaryNetworkAddresses`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address The address of an account that sent a transaction.
 * @throws BadRequestError 400: Invalid chain or address.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: No transaction tells the key of the address, or the chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getPrimaryNetworkAddresses } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getPrimaryNetworkAddresses(client, {
 *   chainId: "43114",
 *   address: "0xb5ACCa84f52CE7571a9EA332F605994f7c110971",
 * })
 * ```
 */
export function getPrimaryNetworkAddresses(
  client: RestCore,
  parameters: GetPrimaryNetworkAddressesParameters,
  options?: CallOptions,
): ResponsePromise<GetPrimaryNetworkAddressesResult, GetPrimaryNetworkAddressesError, GetPrimaryNetworkAddressesHeaders> {
  return client.call(operation, parameters, options)
}
