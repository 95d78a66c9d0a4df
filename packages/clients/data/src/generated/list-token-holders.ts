// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.
import type { CallOptions, ErrorOf, HeadersOf, Pages, ParametersOf, RestCore, ResultOf } from "@serac/client/rest"
import { listTokenHolders as operation } from "./operations.ts"
import type { TokenHolder, operations } from "./types.ts"

/** Parameters of {@link listTokenHolders}. */
export type ListTokenHoldersParameters = ParametersOf<operations["listTokenHolders"]>

/** One page of {@link listTokenHolders}. */
export type ListTokenHoldersResult = ResultOf<operations["listTokenHolders"]>

/** The headers of a result of {@link listTokenHolders}. */
export type ListTokenHoldersHeaders = HeadersOf<operations["listTokenHolders"]>

/** Every error that a call of {@link listTokenHolders} can throw. */
export type ListTokenHoldersError = ErrorOf<operations["listTokenHolders"]>

/**
 * Lists who has something of an ERC-20 token, or of the token of an NFT contract that `tokenId` names, at the last
 * indexed block: the largest balance first, and those of the same balance by address, descending. A balance is what the
 * token's transfers add up to, whatever its contract answers; `listErc20Balances` tells where the two differ. A page
 * goes on below the last balance of the one before it: who came to be above or below that balance meanwhile may be
 * missing or listed twice, and nobody else. To list who has the tokens of an ERC-721 contract, use `listNftTokens`.
 *
 * `GET /v1/chains/{chainId}/tokens/{address}/holders`
 *
 * @param parameters.chainId EVM chain ID or blockchain ID of a supported chain.
 * @param parameters.address The address of an ERC-20, ERC-721 or ERC-1155 contract.
 * @param parameters.tokenId ID of the token of an ERC-721 or ERC-1155 contract whose holders are listed. Without it,
 * the contract is an ERC-20 token.
 * @param parameters.pageToken Cursor of the page: the `nextPageToken` of the page before it. The first page when
 * omitted. A token is opaque, and good for the path and the filters that it was issued for; the page size may change.
 * @param parameters.pageSize Maximum number of items per page, 10 by default.
 * @throws BadRequestError 400: Invalid chain, address, token ID or page.
 * @throws UnauthorizedError 401: An API key is required and was not sent, or what was sent is no valid key.
 * @throws ForbiddenError 403: The API key is valid but does not permit this operation, or is disabled.
 * @throws NotFoundError 404: The chain, or what is asked of it, does not exist.
 * @throws TooManyRequestsError 429: The rate limit was exceeded. An API key raises it. Calls before it resets may lead
 * to a temporary block.
 * @throws InternalServerError 500: An unexpected failure of the server.
 * @throws BadGatewayError 502: The gateway received an invalid response from the server behind it.
 * @throws ServiceUnavailableError 503: The service cannot answer. With `retry-after` for now: nothing of the chain is
 * indexed yet, the service is too busy, or a node of the subnet cannot be reached; other chains may work. With
 * `x-should-retry: false` for good: this service does not do what was asked for.
 * @example
 * ```ts
 * import { createDataCore, listTokenHolders } from "@serac/data"
 *
 * // A data service of your own: `serac up` starts one.
 * const client = createDataCore({ baseUrl: "http://127.0.0.1:8080" })
 * for await (const holder of listTokenHolders(client, {
 *   chainId: "43114",
 *   address: "0xD97ab97Dd806593121C7ef33c00F33Ba1F768915",
 * }))
 *   console.log(holder)
 * ```
 */
export function listTokenHolders(
  client: RestCore,
  parameters: ListTokenHoldersParameters,
  options?: CallOptions,
): Pages<ListTokenHoldersResult, TokenHolder, ListTokenHoldersError, ListTokenHoldersHeaders> {
  return client.pages(operation, parameters, options)
}
