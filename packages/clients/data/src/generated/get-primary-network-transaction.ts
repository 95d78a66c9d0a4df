// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getPrimaryNetworkTransaction as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkTransaction}. */
export type GetPrimaryNetworkTransactionParameters = ParametersOf<operations["getPrimaryNetworkTransaction"]>

/** Result of {@link getPrimaryNetworkTransaction}. */
export type GetPrimaryNetworkTransactionResult = ResultOf<operations["getPrimaryNetworkTransaction"]>

/** Every error that a call of {@link getPrimaryNetworkTransaction} can throw. */
export type GetPrimaryNetworkTransactionError = ErrorOf<operations["getPrimaryNetworkTransaction"]>

/**
 * Returns one transaction of a chain of the primary network; of the C-Chain an atomic one.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
 * @param parameters.txHash A transaction of the chain.
 * @throws BadRequestError 400: Invalid network, chain or transaction hash.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The transaction or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, getPrimaryNetworkTransaction } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getPrimaryNetworkTransaction(client, {
 *   network: "mainnet",
 *   blockchainId: "p-chain",
 *   txHash: "2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn",
 * })
 * ```
 */
export function getPrimaryNetworkTransaction(
  client: RestCore,
  parameters: GetPrimaryNetworkTransactionParameters,
  options?: CallOptions,
): ResponsePromise<GetPrimaryNetworkTransactionResult, GetPrimaryNetworkTransactionError> {
  return client.call(operation, parameters, options)
}
