// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getBlockchain as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getBlockchain}. */
export type GetBlockchainParameters = ParametersOf<operations["getBlockchain"]>

/** Result of {@link getBlockchain}. */
export type GetBlockchainResult = ResultOf<operations["getBlockchain"]>

/** Every error that a call of {@link getBlockchain} can throw. */
export type GetBlockchainError = ErrorOf<operations["getBlockchain"]>

/**
 * Returns one blockchain.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A blockchain.
 * @throws BadRequestError 400: Invalid network or blockchain.
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
): ResponsePromise<GetBlockchainResult, GetBlockchainError> {
  return client.call(operation, parameters, options)
}
