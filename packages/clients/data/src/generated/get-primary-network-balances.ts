// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getPrimaryNetworkBalances as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkBalances}. */
export type GetPrimaryNetworkBalancesParameters = ParametersOf<operations["getPrimaryNetworkBalances"]>

/** Result of {@link getPrimaryNetworkBalances}. */
export type GetPrimaryNetworkBalancesResult = ResultOf<operations["getPrimaryNetworkBalances"]>

/** Every error that a call of {@link getPrimaryNetworkBalances} can throw. */
export type GetPrimaryNetworkBalancesError = ErrorOf<operations["getPrimaryNetworkBalances"]>

/**
 * Returns what addresses own on a chain of the primary network, by what can be done with it. Of the C-Chain only what
 * is on its way to it or from it: what its accounts hold is not in UTXOs.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/balances`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
 * @param parameters.addresses Addresses, separated by commas, 256 at most. Each starts with the network's prefix
 * (`avax` on mainnet, `fuji` on the test network, `local` or `custom` on one's own), optionally after `P-`, `X-` or
 * `C-`. A UTXO of several of them counts once.
 * @throws BadRequestError 400: Invalid network, chain or address.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The blockchain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): ResponsePromise<GetPrimaryNetworkBalancesResult, GetPrimaryNetworkBalancesError> {
  return client.call(operation, parameters, options)
}
