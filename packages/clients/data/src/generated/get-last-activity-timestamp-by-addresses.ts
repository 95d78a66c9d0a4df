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
import { getLastActivityTimestampByAddresses as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getLastActivityTimestampByAddresses}. */
export type GetLastActivityTimestampByAddressesParameters = ParametersOf<operations["getLastActivityTimestampByAddresses"]>

/** Result of {@link getLastActivityTimestampByAddresses}. */
export type GetLastActivityTimestampByAddressesResult = ResultOf<operations["getLastActivityTimestampByAddresses"]>

/** The headers of a result of {@link getLastActivityTimestampByAddresses}. */
export type GetLastActivityTimestampByAddressesHeaders = HeadersOf<operations["getLastActivityTimestampByAddresses"]>

/** Every error that a call of {@link getLastActivityTimestampByAddresses} can throw. */
export type GetLastActivityTimestampByAddressesError = ErrorOf<operations["getLastActivityTimestampByAddresses"]>

/**
 * Returns what last became of a UTXO of any of the addresses by a block of a chain of the primary network: a
 * transaction consumed or created it, or it was paid as a reward. Where the last transaction did several of these, the
 * UTXO that it created with the highest output index is named; where it created none of theirs, the one that its last
 * input consumed. Of several rewards that one transaction paid, it is the one with the highest output index, and where
 * nothing but the genesis tells of the addresses, the one with the lowest UTXO ID. On the C-Chain only atomic
 * transactions count.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
 * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
 * `X-` or `C-`.
 * @throws BadRequestError 400: Invalid network, chain or address.
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
 * import { createDataCore, getLastActivityTimestampByAddresses } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getLastActivityTimestampByAddresses(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
 * })
 * ```
 */
export function getLastActivityTimestampByAddresses(
  client: RestCore,
  parameters: GetLastActivityTimestampByAddressesParameters,
  options?: CallOptions,
): ResponsePromise<GetLastActivityTimestampByAddressesResult, GetLastActivityTimestampByAddressesError, GetLastActivityTimestampByAddressesHeaders> {
  return client.call(operation, parameters, options)
}
