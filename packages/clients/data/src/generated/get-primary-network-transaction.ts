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
import { getPrimaryNetworkTransaction as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkTransaction}. */
export type GetPrimaryNetworkTransactionParameters = ParametersOf<operations["getPrimaryNetworkTransaction"]>

/** Result of {@link getPrimaryNetworkTransaction}. */
export type GetPrimaryNetworkTransactionResult = ResultOf<operations["getPrimaryNetworkTransaction"]>

/** The headers of a result of {@link getPrimaryNetworkTransaction}. */
export type GetPrimaryNetworkTransactionHeaders = HeadersOf<operations["getPrimaryNetworkTransaction"]>

/** Every error that a call of {@link getPrimaryNetworkTransaction} can throw. */
export type GetPrimaryNetworkTransactionError = ErrorOf<operations["getPrimaryNetworkTransaction"]>

/**
 * Returns one transaction of a chain of the primary network. On the C-Chain it is an atomic transaction.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.txHash Hash of the transaction.
 * @throws BadRequestError 400: Invalid network, chain or transaction hash.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The transaction or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
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
): ResponsePromise<GetPrimaryNetworkTransactionResult, GetPrimaryNetworkTransactionError, GetPrimaryNetworkTransactionHeaders> {
  return client.call(operation, parameters, options)
}
