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
import { getPrimaryNetworkBalances as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkBalances}. */
export type GetPrimaryNetworkBalancesParameters = ParametersOf<operations["getPrimaryNetworkBalances"]>

/** Result of {@link getPrimaryNetworkBalances}. */
export type GetPrimaryNetworkBalancesResult = ResultOf<operations["getPrimaryNetworkBalances"]>

/** The headers of a result of {@link getPrimaryNetworkBalances}. */
export type GetPrimaryNetworkBalancesHeaders = HeadersOf<operations["getPrimaryNetworkBalances"]>

/** Every error that a call of {@link getPrimaryNetworkBalances} can throw. */
export type GetPrimaryNetworkBalancesError = ErrorOf<operations["getPrimaryNetworkBalances"]>

/**
 * Returns the balances of addresses on a chain of the primary network, by category. On the C-Chain only what can be
 * imported there: its accounts are not UTXOs.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.addresses Addresses, separated by commas, at most 256. Each starts with the prefix of the network
 * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on a private one), optionally preceded by `P-`,
 * `X-` or `C-`. A UTXO of several of them counts once.
 * @param parameters.blockTimestamp Unix seconds. The balances are those after all blocks up to this moment, parted by
 * what was locked and staked then. Now by default. Beyond the last indexed block nothing is known yet.
 * @throws BadRequestError 400: Invalid network, chain, address or time.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The blockchain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getPrimaryNetworkBalances } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getPrimaryNetworkBalances(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 *   addresses: ["avax18jma8ppw3nhx5r4ap8clazz0dps7rv5ukulre5", "P-avax1p898ulra99xaxcwsqgv46e8mdm2frzge4cjznp"],
 * })
 * ```
 */
export function getPrimaryNetworkBalances(
  client: RestCore,
  parameters: GetPrimaryNetworkBalancesParameters,
  options?: CallOptions,
): ResponsePromise<GetPrimaryNetworkBalancesResult, GetPrimaryNetworkBalancesError, GetPrimaryNetworkBalancesHeaders> {
  return client.call(operation, parameters, options)
}
