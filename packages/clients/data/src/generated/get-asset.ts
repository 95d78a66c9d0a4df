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
import { getAsset as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getAsset}. */
export type GetAssetParameters = ParametersOf<operations["getAsset"]>

/** Result of {@link getAsset}. */
export type GetAssetResult = ResultOf<operations["getAsset"]>

/** The headers of a result of {@link getAsset}. */
export type GetAssetHeaders = HeadersOf<operations["getAsset"]>

/** Every error that a call of {@link getAsset} can throw. */
export type GetAssetError = ErrorOf<operations["getAsset"]>

/**
 * Returns one asset of the X-Chain.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both name the test network.
 * @param parameters.blockchainId The X-Chain, as `x-chain` or by its blockchain ID.
 * @param parameters.assetId ID of an asset of the X-Chain.
 * @throws BadRequestError 400: Invalid network, chain or asset.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The asset or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, getAsset } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * const result = await getAsset(client, {
 *   network: "mainnet",
 *   blockchainId: "x-chain",
 *   assetId: "FvwEAhmxKfeiG8SnEvq42hc6whRyY3EFYAvebMqDNDGCgxN5Z",
 * })
 * ```
 */
export function getAsset(
  client: RestCore,
  parameters: GetAssetParameters,
  options?: CallOptions,
): ResponsePromise<GetAssetResult, GetAssetError, GetAssetHeaders> {
  return client.call(operation, parameters, options)
}
