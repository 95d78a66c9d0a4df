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
import { getBlockchain as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getBlockchain}. */
export type GetBlockchainParameters = ParametersOf<operations["getBlockchain"]>

/** Result of {@link getBlockchain}. */
export type GetBlockchainResult = ResultOf<operations["getBlockchain"]>

/** The headers of a result of {@link getBlockchain}. */
export type GetBlockchainHeaders = HeadersOf<operations["getBlockchain"]>

/** Every error that a call of {@link getBlockchain} can throw. */
export type GetBlockchainError = ErrorOf<operations["getBlockchain"]>

/**
 * Returns one blockchain.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId ID of the blockchain.
 * @throws BadRequestError 400: Invalid network or blockchain.
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
 * import { createDataCore, getBlockchain } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getBlockchain(client, {
 *   network: "mainnet",
 *   blockchainId: "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx",
 * })
 * ```
 */
export function getBlockchain(
  client: RestCore,
  parameters: GetBlockchainParameters,
  options?: CallOptions,
): ResponsePromise<GetBlockchainResult, GetBlockchainError, GetBlockchainHeaders> {
  return client.call(operation, parameters, options)
}
