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
import { getLastActivityTimestampByAddressesV2 as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getLastActivityTimestampByAddressesV2}. */
export type GetLastActivityTimestampByAddressesV2Parameters = ParametersOf<operations["getLastActivityTimestampByAddressesV2"]>

/** Result of {@link getLastActivityTimestampByAddressesV2}. */
export type GetLastActivityTimestampByAddressesV2Result = ResultOf<operations["getLastActivityTimestampByAddressesV2"]>

/** The headers of a result of {@link getLastActivityTimestampByAddressesV2}. */
export type GetLastActivityTimestampByAddressesV2Headers = HeadersOf<operations["getLastActivityTimestampByAddressesV2"]>

/** Every error that a call of {@link getLastActivityTimestampByAddressesV2} can throw. */
export type GetLastActivityTimestampByAddressesV2Error = ErrorOf<operations["getLastActivityTimestampByAddressesV2"]>

/**
 * Returns what `getLastActivityTimestampByAddresses` does, with the addresses in the body, so that they may be four
 * times as many.
 *
 * `POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.body The addresses.
 * @throws BadRequestError 400: Invalid network, chain or addresses.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: Nothing is known of the addresses on the chain, or the chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getLastActivityTimestampByAddressesV2 } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getLastActivityTimestampByAddressesV2(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 *   body: { addresses: "avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5,P-avax1p898ulra99xax..." },
 * })
 * ```
 */
export function getLastActivityTimestampByAddressesV2(
  client: RestCore,
  parameters: GetLastActivityTimestampByAddressesV2Parameters,
  options?: CallOptions,
): ResponsePromise<GetLastActivityTimestampByAddressesV2Result, GetLastActivityTimestampByAddressesV2Error, GetLastActivityTimestampByAddressesV2Headers> {
  return client.call(operation, parameters, options)
}
