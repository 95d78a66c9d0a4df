// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getPrimaryNetworkBlock as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkBlock}. */
export type GetPrimaryNetworkBlockParameters = ParametersOf<operations["getPrimaryNetworkBlock"]>

/** Result of {@link getPrimaryNetworkBlock}. */
export type GetPrimaryNetworkBlockResult = ResultOf<operations["getPrimaryNetworkBlock"]>

/** Every error that a call of {@link getPrimaryNetworkBlock} can throw. */
export type GetPrimaryNetworkBlockError = ErrorOf<operations["getPrimaryNetworkBlock"]>

/**
 * Returns one block of a chain of the primary network.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId A chain of the primary network, by its alias or its blockchain ID.
 * @param parameters.blockId The block's height, or its identifier; of the C-Chain its hash.
 * @throws BadRequestError 400: Invalid network, chain or block.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The block or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, getPrimaryNetworkBlock } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getPrimaryNetworkBlock(client, { network: "mainnet", blockchainId: "p-chain", blockId: "22" })
 * ```
 */
export function getPrimaryNetworkBlock(
  client: RestCore,
  parameters: GetPrimaryNetworkBlockParameters,
  options?: CallOptions,
): ResponsePromise<GetPrimaryNetworkBlockResult, GetPrimaryNetworkBlockError> {
  return client.call(operation, parameters, options)
}
