// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { getAsset as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link getAsset}. */
export type GetAssetParameters = ParametersOf<operations["getAsset"]>

/** Result of {@link getAsset}. */
export type GetAssetResult = ResultOf<operations["getAsset"]>

/** Every error that a call of {@link getAsset} can throw. */
export type GetAssetError = ErrorOf<operations["getAsset"]>

/**
 * Returns one asset of the X-Chain.
 *
 * `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`
 *
 * @param parameters.network The network. `fuji` and `testnet` both denote the test network.
 * @param parameters.blockchainId The X-Chain, by its alias `x-chain` or its blockchain ID.
 * @param parameters.assetId Any asset of the X-Chain.
 * @throws BadRequestError 400: Invalid network, chain or asset.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The asset or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
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
): ResponsePromise<GetAssetResult, GetAssetError> {
  return client.call(operation, parameters, options)
}
