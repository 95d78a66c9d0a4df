// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/rest"
import { listNftTokens as operation } from "./operations.ts"
import type { NftToken, operations } from "./types.ts"

/** Parameters of {@link listNftTokens}. */
export type ListNftTokensParameters = ParametersOf<operations["listNftTokens"]>

/** One page of {@link listNftTokens}. */
export type ListNftTokensResult = ResultOf<operations["listNftTokens"]>

/** Every error that a call of {@link listNftTokens} can throw. */
export type ListNftTokensError = ErrorOf<operations["listNftTokens"]>

/**
 * Lists the tokens of an NFT contract.
 *
 * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`
 *
 * @param parameters.chainId A supported chain, by its EVM chain ID or its blockchain ID.
 * @param parameters.address The address of an NFT contract.
 * @param parameters.pageToken Where to go on; the `nextPageToken` of the answer before. Without it the first page is
 * returned.
 * @param parameters.pageSize Most items on the page. 10 when omitted.
 * @throws BadRequestError 400: Invalid chain, address or page.
 * @throws UnauthorizedError 401: A key is required here and none was sent.
 * @throws ForbiddenError 403: The key is valid but has no privilege for this.
 * @throws NotFoundError 404: The NFT contract or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit is exceeded. A key raises it. Calling on before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: The server failed in a way that it did not foresee.
 * @throws BadGatewayError 502: The gateway got an invalid answer from the server behind it.
 * @throws ServiceUnavailableError 503: A node of the subnet that is asked about cannot be reached. Routes of other
 * subnets may work.
 * @example
 * ```ts
 * import { createDataCore, listNftTokens } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const token of listNftTokens(client, {
 *   chainId: "43114",
 *   address: "0x1c64E344536221f938F724ba2a4677cc04657E77",
 * }))
 *   console.log(token)
 * ```
 */
export function listNftTokens(
  client: RestCore,
  parameters: ListNftTokensParameters,
  options?: CallOptions,
): Pages<ListNftTokensResult, NftToken, ListNftTokensError> {
  return client.pages(operation, parameters, options)
}
