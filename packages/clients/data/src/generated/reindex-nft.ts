// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, ParametersOf, ResponsePromise, RestCore, ResultOf } from "@serac/rest"
import { reindexNft as operation } from "./operations.ts"
import type { operations } from "./types.ts"

/** Parameters of {@link reindexNft}. */
export type ReindexNftParameters = ParametersOf<operations["reindexNft"]>

/** Result of {@link reindexNft}. */
export type ReindexNftResult = ResultOf<operations["reindexNft"]>

/** Every error that a call of {@link reindexNft} can throw. */
export type ReindexNftError = ErrorOf<operations["reindexNft"]>

/**
 * Has the metadata of one NFT token indexed again. At most once an hour for a token. It takes no body and answers none.
 *
 * `POST /v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.address The address of an NFT contract.
 * @param parameters.tokenId The token's number in its contract.
 * @throws BadRequestError 400: Invalid chain, address or token ID.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The token, its contract or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded, or the token was reindexed within the hour.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, reindexNft } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * await reindexNft(client, { chainId: "43114", address: "0x1c64E344536221f938F724ba2a4677cc04657E77", tokenId: "7" })
 * ```
 */
export function reindexNft(
  client: RestCore,
  parameters: ReindexNftParameters,
  options?: CallOptions,
): ResponsePromise<ReindexNftResult, ReindexNftError> {
  return client.call(operation, parameters, options)
}
