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
import { getPrimaryNetworkBlock as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getPrimaryNetworkBlock}. */
export type GetPrimaryNetworkBlockParameters = ParametersOf<operations["getPrimaryNetworkBlock"]>

/** Result of {@link getPrimaryNetworkBlock}. */
export type GetPrimaryNetworkBlockResult = ResultOf<operations["getPrimaryNetworkBlock"]>

/** The headers of a result of {@link getPrimaryNetworkBlock}. */
export type GetPrimaryNetworkBlockHeaders = HeadersOf<operations["getPrimaryNetworkBlock"]>

/** Every error that a call of {@link getPrimaryNetworkBlock} can throw. */
export type GetPrimaryNetworkBlockError = ErrorOf<operations["getPrimaryNetworkBlock"]>

/**
 * Returns one block of a chain of the primary network.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId Alias or blockchain ID of a chain of the primary network.
 * @param parameters.blockId Height or ID of the block; on the C-Chain its height or hash.
 * @throws BadRequestError 400: Invalid network, chain or block.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The block or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
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
): ResponsePromise<GetPrimaryNetworkBlockResult, GetPrimaryNetworkBlockError, GetPrimaryNetworkBlockHeaders> {
  return client.call(operation, parameters, options)
}
