// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listNftTokens as operation } from "./operations.ts"
import type { NftToken, operations } from "./types.ts"

/** Parameters of {@link listNftTokens}. */
export type ListNftTokensParameters = ParametersOf<operations["listNftTokens"]>

/** One page of {@link listNftTokens}. */
export type ListNftTokensResult = ResultOf<operations["listNftTokens"]>

/** The headers of a result of {@link listNftTokens}. */
export type ListNftTokensHeaders = HeadersOf<operations["listNftTokens"]>

/** Every error that a call of {@link listNftTokens} can throw. */
export type ListNftTokensError = ErrorOf<operations["listNftTokens"]>

/**
 * Lists the tokens of an NFT contract, by token ID ascending.
 *
 * `GET /v1/chains/{chainId}/nfts/collections/{address}/tokens`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address The address of an NFT contract.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The NFT contract or its chain does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
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
): Pages<ListNftTokensResult, NftToken, ListNftTokensError, ListNftTokensHeaders> {
  return client.pages(operation, parameters, options)
}
