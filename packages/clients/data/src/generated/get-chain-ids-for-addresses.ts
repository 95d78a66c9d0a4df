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
import { getChainIdsForAddresses as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getChainIdsForAddresses}. */
export type GetChainIdsForAddressesParameters = ParametersOf<operations["getChainIdsForAddresses"]>

/** Result of {@link getChainIdsForAddresses}. */
export type GetChainIdsForAddressesResult = ResultOf<operations["getChainIdsForAddresses"]>

/** The headers of a result of {@link getChainIdsForAddresses}. */
export type GetChainIdsForAddressesHeaders = HeadersOf<operations["getChainIdsForAddresses"]>

/** Every error that a call of {@link getChainIdsForAddresses} can throw. */
export type GetChainIdsForAddressesError = ErrorOf<operations["getChainIdsForAddresses"]>

/**
 * Returns, for each of the addresses in their order, the chains of the primary network on which there is something of
 * it: a transaction that consumes or creates a UTXO of it or names it, or a UTXO that it can or could consume there. On
 * the C-Chain only atomic transactions count.
 *
 * `GET /v1/networks/{network}/addresses:listChainIds`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
 * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
 * `X-` or `C-`, or is an EVM address.
 * @throws BadRequestError 400: Invalid network or addresses.
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
 * import { createDataCore, getChainIdsForAddresses } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getChainIdsForAddresses(client, {
 *   network: "mainnet",
 *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
 * })
 * ```
 */
export function getChainIdsForAddresses(
  client: RestCore,
  parameters: GetChainIdsForAddressesParameters,
  options?: CallOptions,
): ResponsePromise<GetChainIdsForAddressesResult, GetChainIdsForAddressesError, GetChainIdsForAddressesHeaders> {
  return client.call(operation, parameters, options)
}
